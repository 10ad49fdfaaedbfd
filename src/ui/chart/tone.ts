import styles from "./chart.module.css";

/** The colours of charts: hues of the theme, each readable on its paper. */
export type Tone = "accent" | "match" | "style" | "likely" | "error" | "muted";

/** How a series of each place in a list is drawn, by hue and by dashes. */
const looks: readonly { readonly tone: Tone; readonly dashes?: string }[] = [
  { tone: "accent" },
  { tone: "match", dashes: "6 3" },
  { tone: "style", dashes: "2 3" },
  { tone: "likely", dashes: "8 3 2 3" },
  { tone: "error", dashes: "1 2" },
  { tone: "muted", dashes: "10 4" },
];

/** The look of the series at a place; after six they come again. */
export function lookOf(place: number): { readonly tone: Tone; readonly dashes?: string } {
  return looks[place % looks.length] ?? { tone: "accent" };
}

/** The class names of a shape in a tone. */
export function inTone(tone: Tone, shape: "fill" | "point" | "line" | "mark"): string {
  return `${styles[tone]} ${styles[shape]}`;
}
