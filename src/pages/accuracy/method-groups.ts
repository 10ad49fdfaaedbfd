import type { MeasuredMethod, SubjectResult, TestSet } from "./quality-report.ts";

/** Methods that were measured in the same way, beside the same programs, with the same limits. */
export interface MethodGroup {
  /** Unique on the page, for links. */
  readonly id: string;
  readonly title: string;
  readonly measures: string;
  readonly limits: string;
  readonly subjects: readonly string[];
  /** Each once. */
  readonly testSets: readonly TestSet[];
  readonly methods: readonly MeasuredMethod[];
}

/** A method in which another program passes a greater share of its cases, with the best of those. */
export interface MethodBehind {
  readonly method: MeasuredMethod;
  readonly ours: SubjectResult;
  readonly best: SubjectResult;
}

function commonStart(first: readonly string[], second: readonly string[]): readonly string[] {
  const end = first.findIndex((word, place) => word !== second[place]);
  return end === -1 ? first : first.slice(0, end);
}

/** What all titles begin with, without what joins it to the rest: `Sentences: German`, … have `Sentences`. */
function sharedStart(titles: readonly (readonly string[])[]): string {
  const [first = [], ...others] = titles;
  return others
    .reduce(commonStart, first)
    .join(" ")
    .replace(/(:|\s(of|in|by|for))$/, "");
}

function reversed(titles: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return titles.map((words) => words.toReversed());
}

/** A name for methods by what their titles share: the beginning, the end, and a condition that all have. */
export function titleOfGroup(titles: readonly string[]): string {
  const [only = ""] = titles;
  if (titles.length <= 1) return only;
  const words = titles.map((title) => title.split(" "));
  const start = sharedStart(words).replace(/,$/, "");
  const end = sharedStart(reversed(words)).split(" ").toReversed().join(" ");
  const condition = /, (.+)$/.exec(end);
  const name = start === "" ? end : `${start}${condition === null ? "" : `, ${condition[1] ?? ""}`}`;
  return name === "" ? only : name.charAt(0).toUpperCase() + name.slice(1);
}

function withoutRepeats(testSets: readonly TestSet[]): readonly TestSet[] {
  return [...new Map(testSets.map((set) => [`${set.name}\n${set.source}`, set])).values()];
}

/** Puts together what was measured alike, in the order of the first of each. */
export function groupMethods(methods: readonly MeasuredMethod[]): readonly MethodGroup[] {
  const groups = new Map<string, MeasuredMethod[]>();
  for (const method of methods) {
    const subjects = method.results.map(({ subject }) => subject);
    const key = JSON.stringify([method.measures, method.limits, subjects]);
    groups.set(key, [...(groups.get(key) ?? []), method]);
  }
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    return {
      id: `methods-${first.id}`,
      title: titleOfGroup(members.map(({ title }) => title)),
      measures: first.measures,
      limits: first.limits,
      subjects: first.results.map(({ subject }) => subject),
      testSets: withoutRepeats(members.map(({ testSet }) => testSet)),
      methods: members,
    };
  });
}

/** The methods in which another program is ahead, the greatest distance first. */
export function methodsBehind(methods: readonly MeasuredMethod[]): readonly MethodBehind[] {
  return methods
    .flatMap((method) => {
      const [ours, ...results] = method.results;
      // The product can be measured in several ways, such as with its own rules alone.
      const others = results.filter(({ subject }) => !subject.startsWith("Wordbench"));
      const best = others.toSorted((first, second) => second.share - first.share)[0];
      return ours === undefined || best === undefined || best.share <= ours.share
        ? []
        : { method, ours, best };
    })
    .toSorted(
      (first, second) => second.best.share - second.ours.share - (first.best.share - first.ours.share),
    );
}

/** The greatest share that any program reaches in a method; 0 without programs. */
export function bestShare(method: MeasuredMethod): number {
  return Math.max(0, ...method.results.map(({ share }) => share));
}

/** A share as a percentage with one decimal place. Only all of the cases are `100%`, and only none `0%`. */
export function formatShare({ passed, total, share }: SubjectResult): string {
  if (passed === total) return "100%";
  if (passed === 0) return "0%";
  return `${Math.min(99.9, Math.max(0.1, share * 100)).toFixed(1)}%`;
}
