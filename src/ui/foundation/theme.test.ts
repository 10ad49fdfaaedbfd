import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

import { darkBarColor, themeKey, themeScript } from "./theme-script.ts";
import { parseTheme, readSavedTheme, resolveTheme, saveTheme } from "./theme.ts";

/** What the inline script does to a page: the classes on its root and the bar colour that it adds. */
function runThemeScript(stored: string | null, systemPrefersDark: boolean, storageWorks = true) {
  const classes: string[] = [];
  const bars: unknown[] = [];
  runInNewContext(themeScript, {
    localStorage: {
      getItem(key: string) {
        if (!storageWorks) throw new Error("Access is denied");
        return key === themeKey ? stored : null;
      },
    },
    matchMedia: () => ({ matches: systemPrefersDark }),
    document: {
      documentElement: { classList: { add: (name: string) => classes.push(name) } },
      createElement: () => ({ dataset: {} }),
      head: { prepend: (bar: { readonly content: string }) => bars.push(bar.content) },
    },
  });
  return { classes, bars };
}

function refusingStorage(): never {
  throw new Error("Access is denied");
}

describe("the theme", () => {
  it.each([
    ["dark", "dark"],
    ["light", "light"],
    ["sepia", null],
    ["", null],
    [null, null],
  ])("stored as %j is read as %j", (stored, theme) => {
    expect(parseTheme(stored)).toBe(theme);
  });

  it.each([
    ["light", true, "light", "a choice wins over a dark system"],
    ["dark", false, "dark", "a choice wins over a light system"],
    [null, true, "dark", "no choice follows the system"],
    [null, false, "light", "no choice follows the system"],
  ] as const)(
    "with %j saved and the system dark: %s, is %s (%s)",
    (saved, systemPrefersDark, theme, _reason) => {
      expect(resolveTheme(saved, systemPrefersDark)).toBe(theme);
      expect(runThemeScript(saved, systemPrefersDark)).toEqual({
        classes: [theme],
        bars: theme === "dark" ? [darkBarColor] : [],
      });
    },
  );

  it("follows the system where something else is stored, or storage is refused", () => {
    expect(runThemeScript("sepia", true).classes).toEqual(["dark"]);
    expect(runThemeScript("dark", false, false).classes).toEqual(["light"]);
  });

  it("is kept under its key, and given back", () => {
    const kept = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    expect(readSavedTheme(storage)).toBeNull();
    saveTheme("dark", storage);
    expect(kept).toEqual(new Map([["theme", "dark"]]));
    expect(readSavedTheme(storage)).toBe("dark");
  });

  it("does without storage that refuses", () => {
    expect(readSavedTheme(refusingStorage)).toBeNull();
    expect(() => saveTheme("dark", refusingStorage)).not.toThrow();
  });
});
