import { fuzzyMatch, matchKinds } from "#ui/search/fuzzy-match.ts";
import type { MatchRange } from "#ui/search/fuzzy-match.ts";

import type { Destination } from "./destinations.ts";

/** A destination with the places of its name that a query met. */
export interface FoundDestination {
  readonly destination: Destination;
  readonly ranges: readonly MatchRange[];
}

/** The destinations that a query meets, the best first; all of them, as they are, for an empty one. */
export function findDestinations(
  destinations: readonly Destination[],
  query: string,
): readonly FoundDestination[] {
  return destinations
    .flatMap((destination) => {
      const match = fuzzyMatch(query, destination.name, destination.keywords);
      return match === null ? [] : [{ destination, match }];
    })
    .toSorted(
      (first, second) =>
        matchKinds.indexOf(first.match.kind) - matchKinds.indexOf(second.match.kind) ||
        second.match.coverage - first.match.coverage,
    )
    .map(({ destination, match }) => ({ destination, ranges: match.ranges }));
}
