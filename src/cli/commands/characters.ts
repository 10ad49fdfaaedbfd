import { formatCodePoint, loadCharacterNames } from "#core/characters/character-names.ts";
import type { CharacterNames } from "#core/characters/character-names.ts";
import { showCharacter, tableCharacters } from "#core/characters/character-table.ts";
import { formatWholeNumber } from "#core/goal/whole-number.ts";
import { findHiddenCharacters } from "#core/transforms/hidden-characters/find-hidden-characters.ts";
import type { HiddenKind } from "#core/transforms/hidden-characters/hidden-kinds.ts";

import { fileHelp } from "../input/document-options.ts";
import { sourceName } from "../output/source-name.ts";
import { formatTable } from "../output/table.ts";
import { createReportCommand } from "./report-command.ts";
import type { Report } from "./report-command.ts";

const help = `List the characters of texts by name, and those that readers do not see.

Usage:
  wordbench characters [--json] [FILE...]

${fileHelp("listed")}

Options:
  --json      Print JSON instead of text.
  -h, --help  Print this help.
  --          What follows is a FILE, even if it begins with a dash.

Output:
  A table an input: how often each code point occurs, its number and its Unicode
  name ("–" where it is not known here); then every character that is invisible
  or taken for another, by the place where it stands, with the reason.

JSON:
  An array with an object an input, in the order given, without those that could
  not be read.
  source      the FILE as given; "-" for standard input
  characters  each code point, most frequent first: character, codePoint
              (U+0041), name (or null), count, offset (of the first, in UTF-16
              units)
  hidden      what is invisible or taken for another, by place: character,
              codePoint, name, kind, offset, belongs (whether it is right
              there), reason, replacement (what would stand there without it)

Exit status:
  0  Everything was listed.
  1  An input could not be read; standard error names it. The others were
     listed.
  2  The command was not understood; nothing was listed.

Examples:
  wordbench characters post.txt
  wordbench characters --json *.md | jq ".[] | {source, hidden}"
`;

interface CharacterEntry {
  readonly character: string;
  readonly codePoint: string;
  readonly name: string | null;
}

/** What is said of one input, under the keys of the JSON output and in their order. */
interface CharactersReport extends Report {
  readonly characters: readonly (CharacterEntry & { readonly count: number; readonly offset: number })[];
  readonly hidden: readonly (CharacterEntry & {
    readonly kind: HiddenKind;
    readonly offset: number;
    readonly belongs: boolean;
    readonly reason: string;
    readonly replacement: string;
  })[];
}

function createCharactersReport(source: string, text: string, names: CharacterNames): CharactersReport {
  const entry = (codePoint: number): CharacterEntry => ({
    character: String.fromCodePoint(codePoint),
    codePoint: formatCodePoint(codePoint),
    name: names(codePoint),
  });
  return {
    source,
    characters: tableCharacters(text).map(({ codePoint, count, first }) => ({
      ...entry(codePoint),
      count,
      offset: first,
    })),
    hidden: findHiddenCharacters(text).map(({ codePoint, kind, start, belongs, reason, replacement }) => ({
      ...entry(codePoint),
      kind,
      offset: start,
      belongs,
      reason,
      replacement,
    })),
  };
}

function formatCharactersReports(reports: readonly CharactersReport[]): string {
  return reports.map((report) => formatCharactersReport(report, reports.length > 1)).join("\n");
}

function formatCharactersReport({ source, characters, hidden }: CharactersReport, isNamed: boolean): string {
  const left = { align: "left" as const };
  const right = { align: "right" as const };
  const table = formatTable([
    { ...right, heading: "Times", cells: characters.map(({ count }) => formatWholeNumber(count)) },
    { ...left, heading: "Code point", cells: characters.map(({ codePoint }) => codePoint) },
    { ...left, heading: "Name", cells: characters.map(({ name }) => name ?? "–") },
    { ...left, heading: "Shown", cells: characters.map(({ character }) => showFirst(character)) },
  ]);
  const places = formatTable([
    { ...right, heading: "At", cells: hidden.map(({ offset }) => formatWholeNumber(offset + 1)) },
    { ...left, heading: "Code point", cells: hidden.map(({ codePoint }) => codePoint) },
    { ...left, heading: "Here", cells: hidden.map(({ belongs }) => (belongs ? "right" : "check")) },
    { ...left, heading: "Name", cells: hidden.map(({ name }) => name ?? "–") },
    { ...left, heading: "Why", cells: hidden.map(({ reason }) => reason) },
  ]);
  const heading = isNamed ? `${sourceName(source)}\n` : "";
  return `${heading}${table}${hidden.length === 0 ? "\nNothing is hidden.\n" : `\n${places}`}`;
}

function showFirst(character: string): string {
  return showCharacter(character.codePointAt(0) ?? 0);
}

/** `wordbench characters`: the characters of texts by name, and what is hidden among them. */
export const characters = createReportCommand({
  name: "characters",
  summary: "List characters by name, and hidden ones.",
  help,
  valueOptions: [],
  async prepare() {
    const names = await loadCharacterNames();
    return {
      measure: (source, text) => createCharactersReport(source, text, names),
      format: formatCharactersReports,
    };
  },
});
