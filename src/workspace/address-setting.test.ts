import { expect, it } from "vitest";

import { addressWith } from "./address-setting.ts";

it.each([
  ["adds a setting", "https://a.example/x", "size", "12", "https://a.example/x?size=12"],
  [
    "keeps the others and the fragment",
    "https://a.example/x?a=1#b",
    "size",
    "12",
    "https://a.example/x?a=1&size=12#b",
  ],
  ["replaces its own", "https://a.example/x?size=10&a=1", "size", "12", "https://a.example/x?size=12&a=1"],
  ["takes it out", "https://a.example/x?size=10", "size", null, "https://a.example/x"],
  [
    "writes what an address cannot hold as it is",
    "https://a.example/x",
    "filter",
    "a&b=c",
    "https://a.example/x?filter=a%26b%3Dc",
  ],
])("%s", (_name, address, name, text, expected) => {
  expect(addressWith(address, name, text)).toBe(expected);
});
