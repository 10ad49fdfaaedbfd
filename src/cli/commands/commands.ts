import { caseCommand } from "./case.ts";
import type { Command } from "./command.ts";
import { count } from "./count.ts";
import { frequency } from "./frequency.ts";
import { grammar } from "./grammar.ts";
import { limits } from "./limits.ts";
import { pages } from "./pages.ts";
import { readability } from "./readability.ts";
import { report } from "./report.ts";
import { sentences } from "./sentences.ts";
import { text } from "./text.ts";

/** Every command, in the order of the help. A new one adds its file and its line here. */
export const commands: readonly Command[] = [
  count,
  limits,
  sentences,
  readability,
  frequency,
  pages,
  caseCommand,
  text,
  report,
  grammar,
];
