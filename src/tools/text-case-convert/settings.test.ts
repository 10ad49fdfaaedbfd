import { describe, expect, it } from "vitest";

import { parseFavourites, parseNames, seedCodec, styleCodec } from "./settings.ts";

describe("settings of the case converter", () => {
  it.each([
    [
      ["snake", "title-ap"],
      ["snake", "title-ap"],
    ],
    [["no such case", 3, "snake"], ["snake"]],
    ["snake", undefined],
  ])("reads favourites %j as %j", (stored, favourites) => {
    expect(parseFavourites(stored)).toEqual(favourites);
  });
  it("reads names with commas between", () => {
    expect(parseNames("Ada Lovelace, GNOME,,\nKDE")).toEqual(["Ada Lovelace", "GNOME", "KDE"]);
  });
  it("refuses what is no setting", () => {
    expect([styleCodec.parse("title-x"), seedCodec.parse("-1"), seedCodec.parse("1e9")]).toEqual(
      Array.from({ length: 3 }),
    );
  });
});
