import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { site } from "#config";

import { contrastRatio, parseOklch, toHex, toLinearRgb } from "./oklch.ts";
import type { LinearRgb } from "./oklch.ts";
import { darkBarColor } from "./theme-script.ts";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

/** The colours declared in the first rule with this selector. */
function colorsOf(selector: string): ReadonlyMap<string, LinearRgb> {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...rule.matchAll(/--([a-z-]+): (oklch\([^)]*\));/g)].map(([, name = "", value = ""]) => {
      const color = parseOklch(value);
      if (color === null) throw new Error(`--${name} is not a plain OKLCH colour: ${value}`);
      return [name, toLinearRgb(color)];
    }),
  );
}

const light = colorsOf(":root");
const themes = { light, dark: colorsOf(":root.dark") };

function colorOf(theme: keyof typeof themes, name: string): LinearRgb {
  const color = themes[theme].get(name);
  if (color === undefined) throw new Error(`--${name} is missing from the ${theme} theme`);
  return color;
}

const papers = ["paper", "paper-raised", "paper-sunken"];

/** WCAG 2.2, success criterion 1.4.3 (text, 4.5) and 1.4.11 (edges and rings, 3). */
const pairs = [
  ...["ink", "ink-muted", "accent", "error", "likely", "style", "match", "over"].flatMap((text) =>
    papers.map((paper) => [text, paper, 4.5] as const),
  ),
  ["ink", "accent-wash", 4.5],
  ["ink-muted", "accent-wash", 4.5],
  ["accent", "accent-wash", 4.5],
  ["on-accent", "accent", 4.5],
  ["ink", "over-wash", 4.5],
  ["over", "over-wash", 4.5],
  ...papers.flatMap((paper) => [["focus-ring", paper, 3] as const, ["control-edge", paper, 3] as const]),
] as const;

/** Whether a channel is inside sRGB, but for rounding. */
function isShown(channel: number): boolean {
  return channel > -0.001 && channel < 1.001;
}

describe("OKLCH", () => {
  // White, black and red: the worked values in Ottosson's article and in CSS Color 4.
  it.each([
    ["oklch(100% 0 0)", "#ffffff"],
    ["oklch(0% 0 0)", "#000000"],
    ["oklch(62.796% 0.25768 29.234)", "#ff0000"],
  ])("%s is %s", (oklch, hex) => {
    const color = parseOklch(oklch);
    expect(color && toHex(toLinearRgb(color))).toBe(hex);
  });

  it("gives black on white the contrast of 21", () => {
    expect(contrastRatio([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
  });
});

describe("the colours", () => {
  it("have the owner's blue as the accent of the light theme", () => {
    expect(toHex(colorOf("light", "accent"))).toBe(site.themeColor);
  });

  it("give the browser's bar the paper of the dark theme", () => {
    expect(darkBarColor).toBe(toHex(colorOf("dark", "paper")));
  });

  it("are the same set in both themes", () => {
    expect([...themes.dark.keys()].toSorted()).toEqual([...light.keys()].toSorted());
  });

  it.each(["light", "dark"] as const)("can all be shown on an sRGB screen in the %s theme", (theme) => {
    const outside = [...themes[theme]].filter(([, color]) => !color.every(isShown));
    expect(outside).toEqual([]);
  });

  describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
    it.each(pairs)("set %s on %s with a contrast of at least %d", (text, paper, least) => {
      expect(contrastRatio(colorOf(theme, text), colorOf(theme, paper))).toBeGreaterThanOrEqual(least);
    });
  });
});
