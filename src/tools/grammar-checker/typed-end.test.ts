import { expect, it } from "vitest";
import { findTypedEnd } from "./typed-end.ts";

it.each([
  ["a letter was added to the word at the caret", "I reciev", "I recieve", 9, 9],
  ["the word was left", "I recieve", "I recieve ", 10, null],
  ["the caret is within the word", "I recieve", "I recieeve", 7, null],
  ["a text was pasted", "I ", "I recieve a letter now", 22, null],
  ["there was no text before", "", "I", 1, null],
  ["letters were taken away", "I recieve", "I reciev", 8, null],
])("finds the end of a word that is being typed: %s", (_, before, text, caret, expected) => {
  expect(findTypedEnd(before, text, caret)).toBe(expected);
});
