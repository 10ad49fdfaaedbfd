import { darkBarColor, themeKey } from "./theme-script.ts";

export type Theme = "light" | "dark";

/** Where a choice is kept; `localStorage` in a browser. */
export type ThemeStorage = Pick<Storage, "getItem" | "setItem">;

const systemIsDark = "(prefers-color-scheme: dark)";

/** The theme in a stored value; `null` for none and for anything that is not a theme. */
export function parseTheme(stored: string | null): Theme | null {
  return stored === "light" || stored === "dark" ? stored : null;
}

/** The theme to show: a saved choice wins, else the system's. */
export function resolveTheme(saved: Theme | null, systemPrefersDark: boolean): Theme {
  return saved ?? (systemPrefersDark ? "dark" : "light");
}

/** The saved choice; `null` with none, and in a browser that refuses storage. */
export function readSavedTheme(storage: () => ThemeStorage = () => localStorage): Theme | null {
  try {
    return parseTheme(storage().getItem(themeKey));
  } catch {
    // Storage can be switched off altogether; then there is no choice to find.
    return null;
  }
}

/** Keeps a choice for later visits. Where storage is refused or full, it lasts as long as the page. */
export function saveTheme(theme: Theme, storage: () => ThemeStorage = () => localStorage): void {
  try {
    storage().setItem(themeKey, theme);
  } catch {
    // The page is in the chosen theme either way.
  }
}

/** Puts the page in a theme: the class on the root, and the colour of the browser's own bar. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle("dark", theme === "dark");
  root.classList.toggle("light", theme === "light");
  const ours = document.querySelector("meta[name='theme-color'][data-dark]");
  if (theme === "light") ours?.remove();
  else if (ours === null) {
    const bar = document.createElement("meta");
    bar.name = "theme-color";
    bar.content = darkBarColor;
    bar.dataset["dark"] = "";
    document.head.prepend(bar);
  }
}

/** The theme that the page is in now, whoever put it there. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

/** A choice made in this page; it beats the stored one where storage is refused. */
let chosen: Theme | null = null;

const listeners = new Set<() => void>();

function follow(): void {
  const theme = resolveTheme(readSavedTheme() ?? chosen, matchMedia(systemIsDark).matches);
  if (theme === currentTheme()) return;
  applyTheme(theme);
  for (const listener of listeners) listener();
}

function followStorage(event: StorageEvent): void {
  // Another tab chose, or cleared this site's data (then the key is null).
  if (event.key === themeKey || event.key === null) follow();
}

/** Puts the page in a theme and keeps the choice. */
export function chooseTheme(theme: Theme): void {
  chosen = theme;
  saveTheme(theme);
  applyTheme(theme);
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` after each change of theme until the returned function is called, and meanwhile keeps the page with
 * the system and with choices made in other tabs.
 */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    matchMedia(systemIsDark).addEventListener("change", follow);
    window.addEventListener("storage", followStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    matchMedia(systemIsDark).removeEventListener("change", follow);
    window.removeEventListener("storage", followStorage);
  };
}
