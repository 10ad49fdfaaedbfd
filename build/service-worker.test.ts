import { describe, expect, it } from "vitest";
import { isPrecached } from "./service-worker.ts";

describe("isPrecached", () => {
  it.each([
    ["index.html", true],
    ["privacy/index.html", true],
    ["assets/engine.worker-a1b2c3d4.js", true],
    ["assets/inter-latin-wght-normal-a1b2c3d4.woff2", true],
    ["assets/inter-cyrillic-wght-normal-a1b2c3d4.woff2", false],
    ["index.html.br", false],
    ["service-worker.js", false],
    ["sitemap.xml", false],
    ["robots.txt", false],
    ["manifest.webmanifest", true],
    ["icons/any-192.png", false],
    ["assets/definitions-a-a1b2c3d4.js", false],
    ["assets/random-words-real-words-a1b2c3d4.js", false],
    ["pdf/6.5.438/cmaps/Adobe-Japan1-UCS2.bcmap", false],
    ["assets/pdf.worker.min-a1b2c3d4.js", true],
  ])("of %s is %s", (file, kept) => {
    expect(isPrecached(file)).toBe(kept);
  });
});
