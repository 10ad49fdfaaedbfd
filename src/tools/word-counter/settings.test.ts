import { describe, expect, it } from "vitest";

import {
  defaultReadingPace,
  millisecondsOf,
  parseAnnouncementPause,
  parseDialect,
  parseExcludedKinds,
  parseReadingPace,
  parseSpeakingRate,
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
    [parseSpeakingRate, null, undefined],
    [parseExcludedKinds, ["code", "urls"], ["urls", "code"]],
    [parseExcludedKinds, ["poems", "code", 1, "urls"], ["urls", "code"]],
    [parseExcludedKinds, [], []],
    [parseExcludedKinds, "code", undefined],
    [parseExcludedKinds, { 0: "code" }, undefined],
    [parseAnnouncementPause, "off", "off"],
    [parseAnnouncementPause, 2, undefined],
  ])("%o reads %j as %j", (parse, stored, expected) => {
    expect(parse(stored)).toEqual(expected);
  });

  it("read as they were written", () => {
    const pace = { kind: "fiction", ownRate: 200 };
    expect(parseReadingPace(JSON.parse(JSON.stringify(pace)))).toEqual(pace);
  });
});

describe("rateOf", () => {
  const english = { silent: 238, fiction: 260 };
  const french = { silent: 204, fiction: null };
  it.each([
    [defaultReadingPace, english, 238],
    [{ kind: "fiction", ownRate: 300 } as const, english, 260],
    [{ kind: "fiction", ownRate: 300 } as const, french, 204],
    [defaultReadingPace, french, 204],
    [{ kind: "own", ownRate: 300 } as const, french, 300],
  ])("%j at %j is %i a minute", (pace, rates, expected) => {
    expect(rateOf(pace, rates)).toBe(expected);
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
