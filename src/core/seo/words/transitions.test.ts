import { describe, expect, it } from "vitest";

import { readPlainPage } from "../page/written-page.ts";
import { readPage } from "./page-reading.ts";
import { findTransition } from "./transitions.ts";

function transitionOf(sentence: string): string | null {
  const [first] = readPage(readPlainPage(sentence), "en").sentences;
  const span = first === undefined ? null : findTransition(first);
  return span === null ? null : sentence.slice(span.start, span.end);
}

/** By the classes of conjuncts and subordinators in R. Quirk et al. (1985), 8.134 to 8.147 and 14.12 to 15.52. */
describe("findTransition", () => {
  it.each([
    ["However, it rained.", "However"],
    ["It rained, so that we stayed.", "so that"],
    ["We stayed because of the rain.", "because of"],
    ["In the second place, it is dear.", "In the second place"],
    ["To put it simply, we stayed.", "To put it simply"],
    ["Fruit, e.g. apples, is dear.", "e.g"],
    ["Second, it is dear.", "Second"],
    ["So, in the end, nobody came.", "So"],
    ["It rained, so we stayed.", "so we"],
    ["Either we go or we stay.", "Either we go or"],
    ["What’s more, it is dear.", "What’s more"],
    ["For these reasons we stayed.", "For these reasons"],
  ])("%s: %s", (sentence, transition) => {
    expect(transitionOf(sentence)).toBe(transition);
  });

  it.each([
    "The second title is shorter.",
    "A title that is cut is read.",
    "We eat eggs now.",
    "It gives one reason to choose it.",
    "A third of it was left.",
    "The last word counts.",
    "",
  ])("%j has none", (sentence) => {
    expect(transitionOf(sentence)).toBeNull();
  });
});
