import { fuzzyMatch, matchKinds } from "../search/fuzzy-match.ts";
import type { FuzzyMatch, MatchRange } from "../search/fuzzy-match.ts";

import type { Command } from "./command.ts";

/** A command as it is listed. */
export interface ListedCommand {
  readonly command: Command;
  /** The places of its name that the query met. */
  readonly ranges: readonly MatchRange[];
}

/** Commands under a heading; `null` where the best stand first, whatever they are. */
export interface CommandSection {
  readonly heading: string | null;
  readonly commands: readonly ListedCommand[];
}

const mostFound = 50;
const mostRecent = 5;

/**
 * What the palette lists. With no query: what was used last, the latest first, then everything by its group, in the
 * order in which the groups first appear. With one: what it meets, ordered by how well (`matchKinds`), then by how
 * lately it was used, then by how much of the name was met, then as given.
 */
export function listCommands(
  commands: readonly Command[],
  query: string,
  recent: readonly string[],
): readonly CommandSection[] {
  return query.trim() === ""
    ? listAll(commands, recent)
    : [{ heading: null, commands: findCommands(commands, query, recent) }];
}

function listAll(commands: readonly Command[], recent: readonly string[]): readonly CommandSection[] {
  const latest = recent.flatMap((id) => commands.filter((command) => command.id === id)).slice(0, mostRecent);
  const others = commands.filter((command) => !command.onlyFound && !latest.includes(command));
  const groups = [...new Set(others.map((command) => command.group))];
  return [
    { heading: "Recent", commands: latest.map(unmarked) },
    ...groups.map((group) => ({
      heading: group,
      commands: others.filter((command) => command.group === group).map(unmarked),
    })),
  ].filter((section) => section.commands.length > 0);
}

function unmarked(command: Command): ListedCommand {
  return { command, ranges: [] };
}

interface FoundCommand {
  readonly command: Command;
  readonly match: FuzzyMatch;
}

function findCommands(
  commands: readonly Command[],
  query: string,
  recent: readonly string[],
): readonly ListedCommand[] {
  const recency = ({ id }: Command) => {
    const place = recent.indexOf(id);
    return place < 0 ? recent.length : place;
  };
  return commands
    .flatMap((command): readonly FoundCommand[] => {
      const match = fuzzyMatch(query, command.name, command.keywords);
      return match === null ? [] : [{ command, match }];
    })
    .toSorted(
      (first, second) =>
        matchKinds.indexOf(first.match.kind) - matchKinds.indexOf(second.match.kind) ||
        recency(first.command) - recency(second.command) ||
        second.match.coverage - first.match.coverage,
    )
    .slice(0, mostFound)
    .map(({ command, match }) => ({ command, ranges: match.ranges }));
}

/** The ids of what was used last with one more, which is now the latest. */
export function rememberCommand(recent: readonly string[], id: string): readonly string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, 2 * mostRecent);
}

/** Ids as they were stored; `undefined` for what is no list of them. */
export function parseRecent(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((id) => typeof id === "string");
}
