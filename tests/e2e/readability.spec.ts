import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { Desk } from "./desk.ts";

const small =
  "The committee made a decision to utilize the old road in order to reach the town, and the council will take a very long time to repair it before the winter comes. " +
  "The letter was written by a clerk. Perhaps it is late.";

async function open(page: Page, text: string, query = ""): Promise<Desk> {
  const desk = new Desk(page);
  await desk.open(`/readability-calculator${query}`);
  await desk.paste(text);
  return desk;
}

function findings(page: Page): Locator {
  return page.getByRole("grid", { name: "Findings" });
}

function card(page: Page): Locator {
  return page.getByRole("region", { name: "The finding you are at" });
}

/** The row of a finding: its kind, with the words that it marks after it. */
function row(page: Page, kind: string, words: string): Locator {
  return findings(page)
    .getByRole("row")
    .filter({ hasText: `${kind}${words}` })
    .first();
}

/** Ordinary prose of so many words, the same each time. */
function longText(words: number): string {
  const sentence =
    "The harbour was built by the old town, and the people utilize it every day because numerous visitors arrive in the summer months with their families. It rains. ";
  return `${sentence.repeat(4)}\n\n`.repeat(Math.ceil(words / (4 * sentence.split(" ").length)));
}

test("tells the grade, the target and what makes the text hard", async ({ page }) => {
  await open(page, small);
  await expect(page.getByRole("region", { name: "Summary" })).toContainText(/target of grades 7 to 9/);
  await expect(row(page, "passive verb", "was written")).toBeVisible();
  await expect(row(page, "verb made into a noun", "made a decision")).toContainText("decided");
  await expect(page.getByRole("checkbox", { name: /Passive verbs/ })).toBeChecked();
  await expect(page.locator(".cm-mark-style").first()).toBeVisible();
});

test("applies a simpler choice as one step of undo, and ignores a finding", async ({ page }) => {
  const desk = await open(page, small);
  await row(page, "wording with a simpler choice", "utilize").click();
  await card(page).getByRole("button", { name: "Use “use”" }).click();
  await expect(desk.text).toContainText("made a decision to use the old road");
  await expect(row(page, "wording with a simpler choice", "utilize")).toHaveCount(0);
  await desk.text.focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(desk.text).toContainText("to utilize the old road");
  // The rows move when the text has been read again: not before that is one of them pressed.
  await expect(row(page, "wording with a simpler choice", "utilize")).toBeVisible();
  await row(page, "passive verb", "was written").click();
  await card(page).getByRole("button", { name: "Ignore" }).click();
  await expect(row(page, "passive verb", "was written")).toHaveCount(0);
  await page.getByRole("button", { name: "Bring them back" }).click();
  await expect(row(page, "passive verb", "was written")).toBeVisible();
});

test("opens a finding from its mark, and walks them with the keyboard", async ({ page }) => {
  await open(page, small);
  await page.locator(".cm-mark-style", { hasText: "was written" }).click();
  await expect(card(page)).toContainText("Passive verb");
  await page.keyboard.press("Alt+Shift+J");
  await expect(card(page)).toContainText("Perhaps");
  await page.keyboard.press("Alt+Shift+K");
  await expect(card(page)).toContainText("was written");
});

test("keeps the audience and the hidden kinds in the address, and never the text", async ({ page }) => {
  await open(page, small, "?audience=medical");
  await expect(page.getByRole("region", { name: "Summary" })).toContainText(/target of grades 5 to 6/);
  await expect(row(page, "hedge", "Perhaps")).toBeVisible();
  await page.getByRole("checkbox", { name: /Hedges/ }).uncheck();
  await expect(page).toHaveURL(/hide=hedge/);
  await expect(row(page, "hedge", "Perhaps")).toHaveCount(0);
  await page.getByLabel("Written for").selectOption("own");
  await page.getByLabel("To grade").fill("12");
  await expect(page).toHaveURL(/band=5-12/);
  expect(page.url()).not.toContain("committee");
});

test("ranks edits, and makes one", async ({ page }) => {
  const desk = await open(page, small, "?view=edits");
  const first = page.getByRole("listitem").filter({ hasText: "made two sentences" }).first();
  await expect(first).toContainText("−");
  await first.getByRole("button", { name: "Make this edit" }).click();
  await expect(desk.text).toContainText("to reach the town. The council will take");
});

test("draws the score along the text and explains every formula", async ({ page }) => {
  await open(page, longText(600), "?view=course");
  await expect(page.getByRole("img", { name: "Median grade along the text" })).toBeVisible();
  await page.getByRole("radio", { name: "Paragraphs" }).check();
  await expect(page).toHaveURL(/parts=paragraph/);
  await page.getByRole("grid", { name: "Parts, the hardest first" }).locator("[aria-rowindex='2']").click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(100);
  await page.getByRole("tab", { name: "Formulas" }).click();
  await page.getByRole("button", { name: /^Flesch-Kincaid grade/ }).click();
  await expect(page.getByText(/^0\.39 × /)).toBeVisible();
});

test("compares the text with how it was", async ({ page }) => {
  const desk = await open(page, small, "?view=compare");
  await page.getByRole("button", { name: "Keep the text as it is now" }).click();
  const table = page.getByRole("table", { name: /Figures of the text as you kept it/ });
  await expect(table.getByRole("row", { name: /^Words \d/ })).toContainText("0");
  await desk.text.focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" Two more.");
  await expect(table.getByRole("row", { name: /^Words \d/ })).toContainText("+2");
});

test("follows the language of the text, and says so where no formula fits", async ({ page }) => {
  await open(page, "這是一個關於天氣的句子。今天的天氣很好，我們去公園散步吧。", "?language=zh");
  await expect(page.getByText("No readability formula fits Chinese")).toBeVisible();
  await page.getByLabel("Language").selectOption("fr");
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("Kandel-Moles");
});

test("offers its results with the findings in context", async ({ page }) => {
  await open(page, small);
  await expect(row(page, "passive verb", "was written")).toBeVisible();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await dialog.getByRole("radio", { name: "Markdown", exact: true }).check();
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save Markdown", exact: true }).click();
  const file = readFileSync(await (await saving).path(), "utf8");
  expect(file).toContain("was written");
  expect(file).toContain("Flesch-Kincaid grade");
});

test("stays at hand over 100,000 words", async ({ page }) => {
  test.slow();
  await open(page, longText(100_000));
  await expect(row(page, "passive verb", "was built")).toBeVisible({ timeout: 60_000 });
  const seconds = await page.evaluate(async () => {
    const box = [...document.querySelectorAll("label")].find((label) =>
      label.textContent?.includes("Long words"),
    );
    const start = performance.now();
    box?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    return (performance.now() - start) / 1000;
  });
  test
    .info()
    .annotations.push({ type: "interaction", description: `hide long words: ${seconds.toFixed(2)} s` });
  expect(seconds).toBeLessThan(2);
});
