import { describe, expect, it } from "vitest";

import type { AddressCodec } from "./address-setting.ts";
import { choiceCodec, choicesCodec, orderCodec, wholeNumberCodec } from "./setting-codecs.ts";

const fruit = choiceCodec(["apple", "pear"]);
const fruits = choicesCodec(["apple", "pear", "plum"]);
const upToTwenty = wholeNumberCodec(2, 20);
const order = orderCodec(["letter", "count"]);

/** What a text is read as, and how that is written again. */
function read<Value>(codec: AddressCodec<Value>, text: string): readonly [Value, string] | undefined {
  const value = codec.parse(text);
  return value === undefined ? undefined : [value, codec.format(value)];
}

describe("codecs of settings", () => {
  it("read what they write", () => {
    expect(read(fruit, "pear")).toEqual(["pear", "pear"]);
    expect(read(fruits, "none")).toEqual([[], "none"]);
    expect(read(fruits, "pear")).toEqual([["pear"], "pear"]);
    expect(read(fruits, "apple.plum")).toEqual([["apple", "plum"], "apple.plum"]);
    expect(read(upToTwenty, "2")).toEqual([2, "2"]);
    expect(read(upToTwenty, "20")).toEqual([20, "20"]);
    expect(read(order, "count-down")).toEqual([{ order: "count", direction: "descending" }, "count-down"]);
    expect(read(order, "letter-up")).toEqual([{ order: "letter", direction: "ascending" }, "letter-up"]);
  });

  it("write a list in one order, and a number without what was typed around it", () => {
    expect(read(fruits, "plum.apple")).toEqual([["apple", "plum"], "apple.plum"]);
    expect(read(upToTwenty, " 07 ")).toEqual([7, "7"]);
  });

  it.each<[AddressCodec<unknown>["parse"], string]>([
    [fruit.parse, ""],
    [fruit.parse, "Pear"],
    [fruits.parse, ""],
    [fruits.parse, "pear.cherry"],
    [fruits.parse, "pear.pear"],
    [upToTwenty.parse, "1"],
    [upToTwenty.parse, "21"],
    [upToTwenty.parse, ""],
    [upToTwenty.parse, "-3"],
    [upToTwenty.parse, "3.5"],
    [upToTwenty.parse, "1e1"],
    [upToTwenty.parse, "0x3"],
    [order.parse, "count"],
    [order.parse, "count-sideways"],
    [order.parse, "weight-up"],
    [order.parse, "count-up-up"],
  ])("refuse what is none: %#", (parse, text) => {
    expect(parse(text)).toBeUndefined();
  });
});
