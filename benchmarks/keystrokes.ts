import { chromium } from "playwright-core";
import type { Page } from "playwright-core";
import { createSiteServer } from "#server/site-server.ts";
import { readSite } from "#server/site-files.ts";
import { buildSite } from "../build/build.ts";
import { findChromium } from "../build/chromium.ts";
import { clientFolder } from "../build/paths.ts";
import { buildIsFresh } from "../build/sources.ts";
import { speeches } from "../tests/real-text.ts";
import { milliseconds, percentile, printTable } from "./measure.ts";

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
  if (!(await buildIsFresh())) await buildSite();
  const server = createSiteServer(await readSite(clientFolder));
  const address = await server.listen({ host: "localhost", port: 0 });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  const rows: string[][] = [];
  try {
    for (const size of sizes) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(address);
      await page.locator(".cm-content").waitFor();
      await page.locator(".cm-content").focus();
      await page.locator(".cm-content").evaluate(
        (element, text) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", text);
          element.dispatchEvent(
            new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
          );
        },
        `${speeches(size)} `,
      );
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
  } finally {
    await browser.close();
    await server.close();
  }
  printTable(
    "From a keystroke to the figures on screen, Chromium",
    ["words", "p50 ms", "p95 ms", "most ms"],
    rows,
  );
}
