import { describe, expect, it } from "vitest";

import type { LibraryDocument } from "#workspace/library/library-view.ts";

import { arrangeDocuments, parseDocumentOrder } from "./arrange-documents.ts";

function listed(name: string, created: number, updated: number, words: number | null): LibraryDocument {
  return {
    id: name,
    name,
    isNamed: true,
    words,
    bytes: null,
    createdAt: new Date(created),
    updatedAt: updated === 0 ? null : new Date(updated),
    deletedAt: null,
    condition: "whole",
    copyOf: null,
    isOpenElsewhere: false,
    versions: 0,
  };
}

const documents = [
  listed("Élan vital", 3, 40, 10),
  listed("Chapter 10", 2, 30, null),
  listed("chapter 9", 1, 20, 500),
  listed("", 4, 0, 0),
];

describe("arrangeDocuments", () => {
  it.each([
    ["changed", ["Élan vital", "Chapter 10", "chapter 9", ""]],
    ["created", ["", "Élan vital", "Chapter 10", "chapter 9"]],
    ["name", ["chapter 9", "Chapter 10", "Élan vital", ""]],
    ["words", ["chapter 9", "Élan vital", "Chapter 10", ""]],
  ] as const)("orders by %s", (order, expected) => {
    expect(arrangeDocuments(documents, "", order).map(({ name }) => name)).toEqual(expected);
  });

  it.each([
    ["elan", ["Élan vital"]],
    ["VITAL é", ["Élan vital"]],
    ["chapter", ["Chapter 10", "chapter 9"]],
    ["chapter 9", ["chapter 9"]],
    ["   ", ["Élan vital", "Chapter 10", "chapter 9", ""]],
    ["nothing", []],
  ])("finds %j", (query, expected) => {
    expect(arrangeDocuments(documents, query, "changed").map(({ name }) => name)).toEqual(expected);
  });
});

describe("parseDocumentOrder", () => {
  it.each([
    ["name", "name"],
    ["size", undefined],
    [null, undefined],
    [7, undefined],
  ])("reads %j as %j", (value, expected) => {
    expect(parseDocumentOrder(value)).toBe(expected);
  });
});
