import { runCommand } from "./run-command.ts";

/**
 * The day of the latest change to each file, by its path from the top, from the output of
 * `git log --format="@%cs %D" --name-only`: newest first, a line with the day before the files of each change. Where a
 * shallow copy of the history begins (`grafted`), git names every file: that is no change, and dates none.
 */
export function readChangeLog(log: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  let day = "";
  for (const line of log.split("\n")) {
    const change = /^@(?<date>\d{4}-\d{2}-\d{2}) (?<names>.*)$/.exec(line)?.groups;
    if (change !== undefined)
      day = change["names"]?.startsWith("grafted") === true ? "" : (change["date"] ?? "");
    else if (line !== "" && day !== "" && !dates.has(line)) dates.set(line, day);
  }
  return dates;
}

/** The latest day on which anything in a folder changed; `null` where nothing says so. */
export function latestIn(dates: ReadonlyMap<string, string>, folder: string): string | null {
  const days = [...dates].filter(([file]) => file.startsWith(`${folder}/`)).map(([, day]) => day);
  return days.toSorted().at(-1) ?? null;
}

/** When each file of the tools and pages changed, by the history; nothing where there is none, as in an archive. */
export async function readChangedDates(): Promise<ReadonlyMap<string, string>> {
  const folders = ["src/tools", "src/pages"];
  const { status, output } = await runCommand("git", [
    "log",
    "--format=@%cs %D",
    "--name-only",
    "--",
    ...folders,
  ]).catch(() => ({ status: 1, output: "" }));
  return status === 0 ? readChangeLog(output) : new Map();
}
