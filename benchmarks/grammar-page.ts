import type { Page } from "playwright-core";
import { speeches } from "../tests/real-text.ts";
import { milliseconds, percentile, printTable } from "./measure.ts";
import { pasteText, withPageBrowser } from "./page-browser.ts";

const words = 100_000;
const keystrokes = 20;
/** A misspelling that is sure, so that it is marked wherever it stands. */
const misspelling = "recieved";

/** The page's own clock, from a key's event: to the next frame, and to the frame in which its word is marked. */
interface Stroke {
  readonly painted: number;
  readonly marked: number;
}

function isStroke(value: unknown): value is Stroke {
  return typeof value === "object" && value !== null && "painted" in value && "marked" in value;
}

/** Types a misspelling but for its last letter, then that, and waits for the mark; then takes the word away again. */
async function timeStroke(page: Page): Promise<Stroke> {
  await page.keyboard.type(misspelling.slice(0, -1), { delay: 20 });
  await page.evaluate((word) => {
    Reflect.set(
      window,
      "strokeTimed",
      new Promise((resolve) => {
        addEventListener(
          "keydown",
          ({ timeStamp }) => {
            let painted = 0;
            requestAnimationFrame(() =>
              setTimeout(() => {
                painted = performance.now() - timeStamp;
              }),
            );
            const look = (): void => {
              const isMarked = [...document.querySelectorAll(".cm-mark-error")].some(
                ({ textContent }) => textContent === word,
              );
              if (isMarked && painted > 0) resolve({ painted, marked: performance.now() - timeStamp });
              else requestAnimationFrame(() => setTimeout(look));
            };
            look();
          },
          { once: true, capture: true },
        );
      }),
    );
  }, misspelling);
  await page.keyboard.press(misspelling.slice(-1));
  const stroke: unknown = await page.evaluate(() => Reflect.get(window, "strokeTimed"));
  if (!isStroke(stroke)) throw new TypeError("The page measured no time.");
  for (const _ of misspelling) await page.keyboard.press("Backspace");
  await page.waitForFunction(
    (word) =>
      ![...document.querySelectorAll(".cm-mark-error")].some(({ textContent }) => textContent === word),
    misspelling,
  );
  return stroke;
}

/** The grammar checker with a long text, in Chromium, on the built site: opening it, a letter typed, and its mark. */
export async function benchmarkGrammarPage(): Promise<void> {
  await withPageBrowser(async ({ origin, browser }) => {
    const page = await browser.newPage();
    await page.goto(`${origin}/grammar-checker`);
    // The editor comes when somebody is there.
    await page.getByRole("textbox", { name: "Your text" }).focus();
    const text = page.locator(".cm-content");
    await text.focus();
    const pastedAt = performance.now();
    await pasteText(text, speeches(words));
    await page.getByRole("grid", { name: "Findings" }).waitFor({ timeout: 60_000 });
    const first = performance.now() - pastedAt;
    // Until all is read, the page says "so far" after it.
    await page.getByText(/places to look at$/).waitFor({ timeout: 120_000 });
    const whole = performance.now() - pastedAt;
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type(" ");
    await page.keyboard.press("ArrowLeft");
    const strokes: Stroke[] = [];
    for (let step = 0; step < keystrokes; step += 1) strokes.push(await timeStroke(page));
    const rowOf = (name: string, durations: readonly number[]): string[] => {
      const sorted = durations.toSorted((one, other) => one - other);
      return [name, ...[0.5, 0.95, 1].map((share) => milliseconds(percentile(sorted, share)))];
    };
    printTable(
      `The grammar checker with ${words.toLocaleString("en")} words, Chromium`,
      ["milliseconds", "p50", "p95", "most"],
      [
        rowOf("from pasting to the first findings", [first]),
        rowOf("from pasting to all", [whole]),
        rowOf(
          "from a key to the next frame",
          strokes.map(({ painted }) => painted),
        ),
        rowOf(
          "from a key to the mark of its word, with the pause of 250 ms after typing",
          strokes.map(({ marked }) => marked),
        ),
      ],
    );
  });
}
