import type { Command } from "./command.ts";
import { count } from "./count.ts";

/** Every command, in the order of the help. A new one adds its file and its line here. */
export const commands: readonly Command[] = [count];
