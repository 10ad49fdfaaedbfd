import { describe, expect, it } from "vitest";

import { describeCharacters } from "#core/characters/describe-characters.ts";

import { characterClasses, nameScript } from "./character-classes.ts";

describe("characterClasses", () => {
  it("has a text for every class that is counted", () => {
    const counted = Object.keys(describeCharacters("").classes);
    expect(characterClasses.map(({ name }) => name)).toEqual(expect.arrayContaining(counted));
    expect(characterClasses).toHaveLength(counted.length);
  });
});

describe("nameScript", () => {
  it.each([
    ["Latin", "Latin"],
    ["Old_Italic", "Old Italic"],
    ["Common", "Shared by scripts (spaces, digits, signs)"],
  ])("of %s is %s", (script, name) => {
    expect(nameScript(script)).toBe(name);
  });
});
