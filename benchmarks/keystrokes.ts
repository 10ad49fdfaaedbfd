import type { Page } from "playwright-core";
import { speeches } from "../tests/real-text.ts";
import { milliseconds, percentile, printTable } from "./measure.ts";
import { pasteText, withPageBrowser } from "./page-browser.ts";

const sizes = [1000, 100_000, 1_000_000];
const keystrokes = 60;

/**
 * Types one word per step and takes the time from the key's event to the frame that shows the new figure, in the page's
 * own clock.
 */
async function timeKeystroke(page: Page, step: number): Promise<number> {
  await page.evaluate(() => {
    const figure = [...document.querySelectorAll("button")].find((button) =>
      button.textContent.toLowerCase().startsWith("words"),
    );
    if (figure === undefined) throw new Error("The page has no figure for words.");
    const before = figure.textContent;
    let pressedAt = 0;
    addEventListener(
      "keydown",
      (event) => {
        pressedAt = event.timeStamp;
      },
      { once: true, capture: true },
    );
    Reflect.set(
      window,
      "figuresShown",
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (figure.textContent === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
        });
        observer.observe(figure, { characterData: true, childList: true, subtree: true });
      }),
    );
  });
  // A letter after a space starts a word; a space in between starts none, so every second key changes the figure.
  await page.keyboard.press(step % 2 === 0 ? "a" : "b");
  const shown: unknown = await page.evaluate(() => Reflect.get(window, "figuresShown"));
  await page.keyboard.press("Space");
  if (typeof shown !== "number") throw new TypeError("The page measured no time.");
  return shown;
}

/** From a key to the figures on screen, in Chromium, on the built site, at three sizes of text. */
export async function benchmarkKeystrokes(): Promise<void> {
  const rows: string[][] = [];
  await withPageBrowser(async ({ origin, browser }) => {
    for (const size of sizes) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(origin);
      // The editor comes when somebody is there.
      await page.getByRole("textbox", { name: "Your text" }).focus();
      await page.locator(".cm-content").waitFor();
      await pasteText(page.locator(".cm-content"), `${speeches(size)} `);
      await page
        .getByRole("button", { name: new RegExp(`^words.*${size.toLocaleString("en")}`, "i") })
        .first()
        .waitFor({ timeout: 60_000 });
      await page.waitForTimeout(1500);
      const durations: number[] = [];
      for (let step = 0; step < keystrokes; step += 1) {
        const duration = await timeKeystroke(page, step);
        if (step >= 10) durations.push(duration);
        await page.waitForTimeout(60);
      }
      const sorted = durations.toSorted((first, second) => first - second);
      rows.push([
        size.toLocaleString("en"),
        ...[0.5, 0.95, 1].map((share) => milliseconds(percentile(sorted, share))),
      ]);
      await context.close();
    }
  });
  printTable(
    "From a keystroke to the figures on screen, Chromium",
    ["words", "p50 ms", "p95 ms", "most ms"],
    rows,
  );
}
