import { describe, expect, it } from "vitest";

import type { Destination } from "./destinations.ts";
import { findDestinations } from "./find-destinations.ts";

function destination(name: string, keywords: readonly string[] = []): Destination {
  return { kind: "page", name, path: `/${name}`, description: "", keywords, otherPaths: [] };
}

const site = [destination("Word counter"), destination("Line counter"), destination("Privacy", ["line"])];

describe("the search for a page", () => {
  it.each([
    ["", ["Word counter", "Line counter", "Privacy"]],
    ["counter", ["Word counter", "Line counter"]],
    ["line", ["Line counter", "Privacy"]],
    ["privcy", ["Privacy"]],
    ["plagiarism", []],
  ])("finds for %j: %j", (query, names) => {
    expect(findDestinations(site, query).map((found) => found.destination.name)).toEqual(names);
  });
});
