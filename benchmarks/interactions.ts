import type { Locator, Page } from "playwright-core";

import { readFacts } from "../build/articles/site-addresses.ts";
import { speeches } from "../tests/real-text.ts";
import { milliseconds, percentile, printTable } from "./measure.ts";
import { pasteText, withPageBrowser } from "./page-browser.ts";

const words = 100_000;

/** An answer within this feels immediate (Nielsen, "Usability Engineering", 1993). */
const immediate = 100;

/** Controls of a tool that are pressed, at most; the same kinds come again and again. */
const mostControls = 40;

/** What changes the text, leaves the page, opens a picture of the system or writes a file is not pressed. */
const leftAlone =
  /paste|copy|clear|sample|open file|undo|redo|export|save|download|delete|remove|print|reload|share|link|stop|cancel|library|import/i;

const controls = [
  '[role="tab"]',
  'input[type="checkbox"]',
  'input[type="radio"]',
  '[role="switch"]',
  "button[aria-expanded]",
  "button[aria-pressed]",
  "button[aria-sort], [aria-sort] button",
].join(",");

/** One press: the control's name, and milliseconds from the press to the next frame that is painted. */
interface Press {
  readonly control: string;
  readonly duration: number;
}

/**
 * Has the page write down how long each press took, by the Event Timing API (W3C, 2024): to the next paint, in steps of
 * 8 ms. A press that painted nothing ends with the paint of a later one, so those from before the mark are left out.
 */
async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durations: (readonly [start: number, duration: number])[] = [];
    Reflect.set(window, "pressDurations", durations);
    // The compiler's library lacks the threshold of the Event Timing API.
    const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
      type: "event",
      buffered: true,
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("interactionId" in entry && entry.interactionId !== 0)
          durations.push([entry.startTime, entry.duration]);
      }
    }).observe(options);
  });
}

/** The longest press since a moment of the page; presses of less than 16 ms are not reported and count as that. */
async function takeDuration(page: Page, since: number): Promise<number> {
  const durations: unknown = await page.evaluate(async (moment) => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const found: unknown = Reflect.get(window, "pressDurations");
    const taken: readonly unknown[] = Array.isArray(found) ? found.splice(0) : [];
    return taken.flatMap((entry) => (Array.isArray(entry) && entry[0] >= moment ? [entry[1]] : []));
  }, since);
  if (!Array.isArray(durations)) throw new TypeError("The page wrote no durations down.");
  return Math.max(16, ...durations.map(Number));
}

async function nameOf(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return (element.getAttribute("aria-label") ?? label ?? element.textContent ?? "").trim().slice(0, 40);
  });
}

/** Presses the controls of the tool that is open, one after another, each twice: there and back. */
async function pressControls(page: Page): Promise<readonly Press[]> {
  const presses: Press[] = [];
  const all = page.locator("main").locator(controls);
  const seen = new Set<string>();
  for (let index = 0; index < (await all.count()) && presses.length < mostControls; index += 1) {
    const control = all.nth(index);
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    const name = await nameOf(control);
    if (name === "" || leftAlone.test(name) || seen.has(name)) continue;
    seen.add(name);
    const since = await page.evaluate(() => performance.now());
    await control.click({ timeout: 5000 }).catch(() => control.dispatchEvent("click"));
    presses.push({ control: name, duration: await takeDuration(page, since) });
    await page.waitForTimeout(300);
  }
  return presses;
}

interface ToolPlace {
  readonly path: string;
  readonly name: string;
}

function isToolPlace(facts: unknown): facts is ToolPlace {
  return typeof facts === "object" && facts !== null && "path" in facts && "name" in facts;
}

async function listTools(): Promise<readonly ToolPlace[]> {
  return (await readFacts("tools", "tool")).filter(isToolPlace);
}

/**
 * Opens every tool with 100,000 words, presses its controls and takes the time from each press to the next paint, in
 * Chromium on the built site.
 */
export async function benchmarkInteractions(): Promise<void> {
  const rows: string[][] = [];
  await withPageBrowser(async ({ origin, browser }) => {
    const context = await browser.newContext();
    const first = await context.newPage();
    await first.goto(origin);
    // The editor comes when somebody is there.
    await first.getByRole("textbox", { name: "Your text" }).focus();
    const editor = first.locator(".cm-content").first();
    await editor.waitFor({ timeout: 30_000 });
    await pasteText(editor, speeches(words));
    await first.waitForTimeout(3000);
    await first.close();
    for (const { path, name } of await listTools()) {
      const page = await context.newPage();
      await watchPresses(page);
      await page.goto(origin + path);
      await page.locator(".cm-content").first().waitFor({ timeout: 30_000 });
      await page.waitForTimeout(4000);
      const presses = (await pressControls(page)).toSorted((one, other) => one.duration - other.duration);
      const durations = presses.map(({ duration }) => duration);
      rows.push([
        name,
        String(presses.length),
        ...[0.5, 0.95, 1].map((share) => milliseconds(percentile(durations, share))),
        String(durations.filter((duration) => duration > immediate).length),
        presses.at(-1)?.control ?? "",
      ]);
      await page.close();
    }
  });
  printTable(
    `From a press to the next paint with ${words.toLocaleString("en")} words, Chromium`,
    ["tool", "controls", "p50 ms", "p95 ms", "most ms", `over ${immediate} ms`, "slowest"],
    rows,
  );
}
