import { Moon, Sun } from "lucide-react";

import { chooseTheme } from "#ui/foundation/theme.ts";
import { useTheme } from "#ui/foundation/use-theme.ts";

import button from "./header-button.module.css";
import styles from "./theme-toggle.module.css";

/** A switch between the light and the dark theme. The style sheet picks the icon, so that it is right at first paint. */
export function ThemeToggle() {
  const isDark = useTheme() === "dark";
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-label="Dark theme"
      title="Dark theme"
      className={button.button}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
    >
      <Sun className={styles.sun} size={20} strokeWidth={1.75} aria-hidden />
      <Moon className={styles.moon} size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
