import { describe, expect, it } from "vitest";

import { innerAddress } from "./inner-address.ts";
import type { LinkClick, PlainLink } from "./inner-address.ts";

const origin = "https://site.example";
const click: LinkClick = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
};
const link = (href: string, more: Partial<PlainLink> = {}): PlainLink => ({
  href,
  target: "",
  isDownload: false,
  ...more,
});

describe("a link that is not the router's own", () => {
  it.each([
    [`${origin}/privacy`, "/privacy"],
    [`${origin}/blog/a-slug?from=feed#part-two`, "/blog/a-slug?from=feed#part-two"],
    [`${origin}/`, "/"],
  ])("to %s stays in the page", (href, address) => {
    expect(innerAddress(click, link(href), origin)).toBe(address);
  });

  it.each([
    ["another site", click, link("https://elsewhere.example/privacy")],
    ["another port", click, link(`${origin}:8080/privacy`)],
    ["a mail address", click, link("mailto:hello@site.example")],
    ["a file", click, link(`${origin}/feed.xml`)],
    ["no address", click, link("")],
    ["a new tab", click, link(`${origin}/privacy`, { target: "_blank" })],
    ["a download", click, link(`${origin}/privacy`, { isDownload: true })],
    ["a click with Ctrl", { ...click, ctrlKey: true }, link(`${origin}/privacy`)],
    ["the middle button", { ...click, button: 1 }, link(`${origin}/privacy`)],
    ["a click that is taken care of", { ...click, defaultPrevented: true }, link(`${origin}/privacy`)],
  ])("is left to the browser for %s", (_, clicked, plain) => {
    expect(innerAddress(clicked, plain, origin)).toBeNull();
  });
});
