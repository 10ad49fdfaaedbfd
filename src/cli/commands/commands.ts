import { caseCommand } from "./case.ts";
import { characters } from "./characters.ts";
import type { Command } from "./command.ts";
import { compare } from "./compare.ts";
import { count } from "./count.ts";
import { frequency } from "./frequency.ts";
import { grammar } from "./grammar.ts";
import { letters } from "./letters.ts";
import { limits } from "./limits.ts";
import { lines } from "./lines.ts";
import { merge } from "./merge.ts";
import { pages } from "./pages.ts";
import { paragraphs } from "./paragraphs.ts";
import { random } from "./random.ts";
import { readability } from "./readability.ts";
import { report } from "./report.ts";
import { sentences } from "./sentences.ts";
import { seo } from "./seo.ts";
import { text } from "./text.ts";

/** Every command, in the order of the help. A new one adds its file and its line here. */
export const commands: readonly Command[] = [
  count,
  limits,
  characters,
  sentences,
  paragraphs,
  readability,
  frequency,
  letters,
  pages,
  random,
  caseCommand,
  lines,
  compare,
  merge,
  text,
  report,
  grammar,
  seo,
];
