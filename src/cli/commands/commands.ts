import type { Command } from "./command.ts";
import { count } from "./count.ts";
import { frequency } from "./frequency.ts";
import { limits } from "./limits.ts";
import { readability } from "./readability.ts";
import { sentences } from "./sentences.ts";

/** Every command, in the order of the help. A new one adds its file and its line here. */
export const commands: readonly Command[] = [count, limits, sentences, readability, frequency];
