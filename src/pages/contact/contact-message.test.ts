import { describe, expect, it } from "vitest";

import { checkMessage, emptyMessage, isBlank, mailLink, parseMessage } from "./contact-message.ts";

const written = { ...emptyMessage, message: "The count of “don’t” is off." };

describe("checkMessage", () => {
  it("asks for no more than a message", () => {
    expect(checkMessage(written)).toEqual({});
  });

  it.each(["", "   ", "\n\n"])("asks for words where there are none: %j", (message) => {
    expect(Object.keys(checkMessage({ ...emptyMessage, message }))).toEqual(["message"]);
  });

  it.each([
    "ana@example.org",
    " ana@example.org ",
    "a.b+c@mail.example.co.uk",
    "ü@exämple.de",
    "o'hara@x.ie",
  ])("takes the address %j", (address) => {
    expect(checkMessage({ ...written, address })).toEqual({});
  });

  it.each([
    "ana",
    "ana@",
    "@example.org",
    "ana@example",
    "a na@example.org",
    "ana@ex@ample.org",
    "ana@example..org",
  ])("questions the address %j", (address) => {
    expect(Object.keys(checkMessage({ ...written, address }))).toEqual(["address"]);
  });

  it("says by how much a field is too long", () => {
    expect(checkMessage({ ...written, message: "x".repeat(11_234) }).message).toContain(
      "1,234 characters too long",
    );
    expect(checkMessage({ ...written, name: "x".repeat(101) }).name).toContain("1 character too long");
    expect(checkMessage({ ...written, message: "x".repeat(10_000) })).toEqual({});
  });
});

describe("mailLink", () => {
  it("writes the message into a link as RFC 6068 has it", () => {
    const message = {
      name: "Ana",
      address: "ana@example.org",
      subject: "50% & more?",
      message: "One\nTwo + three",
    };
    expect(mailLink(message, "hello@site.example", "Wordbench")).toBe(
      "mailto:hello@site.example?subject=50%25%20%26%20more%3F&body=One%0D%0ATwo%20%2B%20three%0D%0A%0D%0AAna",
    );
  });

  it("has a subject of its own where none was given, and survives half a character", () => {
    expect(mailLink({ ...emptyMessage, message: "a\uD83D" }, "hello@site.example", "Wordbench")).toBe(
      "mailto:hello@site.example?subject=Message%20about%20Wordbench&body=a%EF%BF%BD",
    );
  });
});

describe("a kept message", () => {
  it.each([
    [written, written],
    [{ message: "Hello" }, { ...emptyMessage, message: "Hello" }],
    [{ message: 5, name: null }, emptyMessage],
    [[], emptyMessage],
    [null, undefined],
    ["Hello", undefined],
  ])("%j is read as %j", (value, message) => {
    expect(parseMessage(value)).toEqual(message);
  });

  it("is blank when it holds nothing but space", () => {
    expect(isBlank({ ...emptyMessage, subject: " ", message: "\n" })).toBe(true);
    expect(isBlank(written)).toBe(false);
  });
});
