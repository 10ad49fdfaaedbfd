import { describe, expect, it } from "vitest";

import {
  defaultReadingPace,
  millisecondsOf,
  parseAnnouncementPause,
  parseDialect,
  parseReadingPace,
  parseSpeakingRate,
  parseSwitch,
  rateOf,
} from "./settings.ts";

describe("stored settings", () => {
  it.each([
    [parseDialect, "unicode", "unicode"],
    [parseDialect, "klingon", undefined],
    [parseReadingPace, { kind: "own", ownRate: 300 }, { kind: "own", ownRate: 300 }],
    [parseReadingPace, { kind: "own", ownRate: 0 }, undefined],
    [parseReadingPace, { kind: "slow", ownRate: 200 }, undefined],
    [parseReadingPace, null, undefined],
    [parseReadingPace, "fiction", undefined],
    [parseSpeakingRate, 150, 150],
    [parseSpeakingRate, "150", undefined],
    [parseAnnouncementPause, "off", "off"],
    [parseAnnouncementPause, 2, undefined],
    [parseSwitch, false, false],
    [parseSwitch, "true", undefined],
  ])("%o reads %j as %j", (parse, stored, expected) => {
    expect(parse(stored)).toEqual(expected);
  });

  it("read as they were written", () => {
    const pace = { kind: "fiction", ownRate: 200 };
    expect(parseReadingPace(JSON.parse(JSON.stringify(pace)))).toEqual(pace);
  });
});

describe("rateOf", () => {
  // Brysbaert 2019: 238 words a minute for non-fiction, 260 for fiction.
  it.each([
    [defaultReadingPace, 238],
    [{ kind: "fiction", ownRate: 300 } as const, 260],
    [{ kind: "own", ownRate: 300 } as const, 300],
  ])("%j is %i words a minute", (pace, expected) => {
    expect(rateOf(pace)).toBe(expected);
  });
});

describe("millisecondsOf", () => {
  it.each([
    ["1", 1000],
    ["5", 5000],
    ["off", null],
  ] as const)("%s is %s", (pause, expected) => {
    expect(millisecondsOf(pause)).toBe(expected);
  });
});
