import { describe, expect, it } from "vitest";

import { ByteView } from "./byte-view.ts";
import { readDropDown } from "./form-fields.ts";

function words(...values: readonly number[]): readonly number[] {
  return values.flatMap((value) => [value & 0xff, value >> 8]);
}

function units(text: string): readonly number[] {
  return words(text.length, ...Array.from(text, (character) => character.charCodeAt(0)));
}

/** The data of a field as [MS-DOC] 2.9.79 lays it out: kind, choice, name, default, five strings, entries. */
function fieldData(
  type: number,
  chosen: number,
  byDefault: number,
  entries: readonly string[],
): readonly number[] {
  return [
    ...words(0xffff, 0xffff, type | (chosen << 2), 0, 0),
    ...units("list"),
    ...words(0, byDefault),
    ...["", "help", "", "", ""].flatMap((text) => [...units(text), ...words(0)]),
    ...words(0xffff, entries.length, 0),
    ...entries.flatMap(units),
  ];
}

const boats = ["Choose one", "Ferry", "Schooner"];

describe("the drop-down lists of forms", () => {
  it.each<[name: string, data: readonly number[], expected: string]>([
    ["the chosen entry", fieldData(2, 2, 0, boats), "Schooner"],
    ["the default where nothing was chosen (25)", fieldData(2, 25, 1, boats), "Ferry"],
    ["an entry that is not there", fieldData(2, 7, 0, boats), ""],
    ["a field of text", fieldData(0, 1, 0, boats), ""],
    ["data of another kind", words(1, 2, 3, 4, 5, 6), ""],
    ["no data", [], ""],
  ])("reads %s", (_name, data, expected) => {
    expect(readDropDown(new ByteView(Uint8Array.from(data)))).toBe(expected);
  });

  it("gives nothing for data that breaks off, wherever", () => {
    const data = Uint8Array.from(fieldData(2, 2, 0, boats));
    const cut = Array.from(data, (_, length) => readDropDown(new ByteView(data.slice(0, length))));
    expect(new Set(cut)).toEqual(new Set([""]));
  });
});
