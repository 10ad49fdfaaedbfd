import type { MatchRange } from "./fuzzy-match.ts";

export interface MarkedNameProps {
  readonly name: string;
  readonly ranges: readonly MatchRange[];
}

/** A name with what a query met of it in bold. It is read out as if nothing were marked. */
export function MarkedName({ name, ranges }: MarkedNameProps) {
  const edges = [0, ...ranges.flatMap(({ start, end }) => [start, end]), name.length];
  return edges.slice(1).map((end, place) => {
    const part = name.slice(edges[place], end);
    return place % 2 === 0 ? part : <b key={edges[place]}>{part}</b>;
  });
}
