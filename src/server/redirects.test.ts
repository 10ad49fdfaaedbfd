import { describe, expect, it } from "vitest";
import { redirectTarget } from "./redirects.ts";

describe("redirectTarget", () => {
  it.each([
    ['<meta http-equiv="refresh" content="0;url=/text-case-convert">', "/text-case-convert"],
    ['<meta http-equiv="refresh" content="0;url=/a?b=1&amp;c=2">', "/a?b=1&c=2"],
    ['<meta http-equiv="refresh" content="0;url=https://elsewhere.example/">', null],
    ['<meta http-equiv="refresh" content="0;url=//elsewhere.example/">', null],
    ["<title>A page</title>", null],
    ["", null],
  ])("of %s is %j", (html, target) => {
    expect(redirectTarget(html)).toBe(target);
  });
});
