import type { Page } from "playwright-core";

import { milliseconds, printTable } from "./measure.ts";
import { pasteText, withPageBrowser } from "./page-browser.ts";

const patience = 120_000;

/** A step that is added by the button of this name, with what is typed into a box of it. */
interface PageStep {
  readonly name: string;
  readonly field?: { readonly label: string; readonly value: string };
}

const steps: readonly PageStep[] = [
  { name: "Sort" },
  { name: "Remove duplicates" },
  { name: "Reverse" },
  { name: "Shuffle" },
  { name: "Number" },
  { name: "Prefix and suffix", field: { label: "Before each line", value: "- " } },
  { name: "Join" },
  { name: "Split", field: { label: "Split at", value: " " } },
  { name: "Filter", field: { label: "Look for", value: "peace" } },
];

/** What one thing took, and the longest time for which the page could not answer meanwhile. */
interface Taken {
  readonly duration: number;
  readonly longestTask: number;
}

/** Has the page write down tasks of more than 50 ms, by the Long Tasks API (W3C, 2024). */
async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durations: number[] = [];
    Reflect.set(window, "taskDurations", durations);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: "longtask", buffered: true });
  });
}

async function takeLongest(page: Page): Promise<number> {
  const durations: unknown = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const found: unknown = Reflect.get(window, "taskDurations");
    return Array.isArray(found) ? found.splice(0) : [];
  });
  if (!Array.isArray(durations)) throw new TypeError("The page wrote no durations down.");
  return Math.max(0, ...durations.map(Number));
}

async function time(page: Page, work: () => Promise<void>): Promise<Taken> {
  await takeLongest(page);
  const startedAt = performance.now();
  await work();
  const duration = performance.now() - startedAt;
  return { duration, longestTask: await takeLongest(page) };
}

async function waitForLines(page: Page, lines: number): Promise<void> {
  const shown = new RegExp(`^lines\\b.*\\b${lines.toLocaleString("en")}$`, "i");
  await page.getByRole("button", { name: shown }).first().waitFor({ timeout: patience });
}

async function preview(page: Page, { name, field }: PageStep): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  if (field !== undefined) await page.getByRole("textbox", { name: field.label }).fill(field.value);
  await page.getByText(/lines? become|nothing changes|of which [\d,]+ change/).waitFor({ timeout: patience });
}

async function apply(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Apply to the text" }).click();
  await page.getByText(/^Applied/).waitFor({ timeout: patience });
}

async function undo(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Undo" }).first().click();
  await page.getByText(/^Applied/).waitFor({ state: "detached", timeout: patience });
}

async function measureSteps(page: Page, text: string): Promise<void> {
  const lines = text.split("\n").length - 1;
  const rows: string[][] = [];
  const add = (name: string, taken: readonly Taken[]) =>
    rows.push([
      name,
      ...taken.flatMap((each) => [milliseconds(each.duration), milliseconds(each.longestTask)]),
    ]);
  const pasted = await time(page, async () => {
    await pasteText(page.getByRole("textbox", { name: "Your text" }), text);
    await waitForLines(page, lines);
  });
  for (const step of steps) {
    const previewed = await time(page, () => preview(page, step));
    const applied = await time(page, () => apply(page));
    const undone = await time(page, () => undo(page));
    add(step.name, [previewed, applied, undone]);
    await page.getByRole("button", { name: "Remove all" }).click();
    await page.getByText("Choose what to do with the lines.").waitFor({ timeout: patience });
  }
  const { duration, longestTask } = pasted;
  printTable(
    `${lines.toLocaleString("en")} lines in the page; pasted and counted in ${milliseconds(duration)} ms, longest task ${milliseconds(longestTask)}`,
    ["", "preview ms", "longest task", "apply ms", "longest task", "undo ms", "longest task"],
    rows,
  );
}

/** Operations of the line counter on a text in Chromium: preview, apply and undo, and how long the page stands still. */
export async function benchmarkLinesInPage(text: string): Promise<void> {
  await withPageBrowser(async ({ origin, browser }) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await watchTasks(page);
    await page.goto(`${origin}/line-counter`);
    // The editor comes when somebody is there.
    await page.getByRole("textbox", { name: "Your text" }).focus();
    await page.locator(".cm-content").waitFor();
    await measureSteps(page, text);
  });
}
