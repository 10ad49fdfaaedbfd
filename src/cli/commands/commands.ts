import type { Command } from "./command.ts";

/**
 * Every command by its name, in the order of the help; a new one adds its file and its line here. Only the one that is
 * asked for is loaded, since most of them take longer to load than to run.
 */
const loaders: Readonly<Record<string, () => Promise<Command>>> = {
  count: async () => (await import("./count.ts")).count,
  limits: async () => (await import("./limits.ts")).limits,
  characters: async () => (await import("./characters.ts")).characters,
  sentences: async () => (await import("./sentences.ts")).sentences,
  paragraphs: async () => (await import("./paragraphs.ts")).paragraphs,
  readability: async () => (await import("./readability.ts")).readability,
  frequency: async () => (await import("./frequency.ts")).frequency,
  letters: async () => (await import("./letters.ts")).letters,
  pages: async () => (await import("./pages.ts")).pages,
  random: async () => (await import("./random.ts")).random,
  case: async () => (await import("./case.ts")).caseCommand,
  lines: async () => (await import("./lines.ts")).lines,
  compare: async () => (await import("./compare.ts")).compare,
  merge: async () => (await import("./merge.ts")).merge,
  text: async () => (await import("./text.ts")).text,
  report: async () => (await import("./report.ts")).report,
  grammar: async () => (await import("./grammar.ts")).grammar,
  seo: async () => (await import("./seo.ts")).seo,
};

/** The names of all commands, in the order of the help. */
export const commandNames: readonly string[] = Object.keys(loaders);

/** The command of a name; `null` where there is none. */
export async function loadCommand(name: string): Promise<Command | null> {
  return Object.hasOwn(loaders, name) ? ((await loaders[name]?.()) ?? null) : null;
}

/** All commands, for what lists them. */
export function loadCommands(): Promise<readonly Command[]> {
  return Promise.all(Object.values(loaders).map((load) => load()));
}
