import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { strFromU8, unzipSync } from "fflate";

import { Desk } from "./desk.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

declare global {
  interface Window {
    readonly axe: { run(options: { runOnly: string[] }): Promise<AxeResults> };
  }
}

async function openWith(page: Page, first: string, second: string, address = "/text-compare"): Promise<Desk> {
  await page.goto(address);
  const desk = new Desk(page);
  await desk.waitForEditor();
  await desk.paste(first);
  await page.getByRole("textbox", { name: "The other text" }).fill(second);
  await expect(page.getByRole("button", { name: "Compare", exact: true })).toBeEnabled({ timeout: 20_000 });
  return desk;
}

const before = "The boathouse opens at 9. Boats are not to be used after dark.\n\nThe end.";
const after = "The boathouse opens at 8. Boats are to be used after dark.\n\nThe end.";

test("the sample pair shows numbers, negations and a move, and steps through them", async ({ page }) => {
  await page.goto("/text-compare");
  await new Desk(page).waitForEditor();
  await page.getByRole("button", { name: "Try two sample texts" }).click();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  const sheet = page.getByRole("region", { name: /^Differences, side by side/ });
  await expect(sheet.locator("del").filter({ hasText: "not" })).toBeVisible();
  await expect(sheet.locator('ins[data-kind="moved"]').first()).toBeVisible();

  await sheet.focus();
  await page.keyboard.press("n");
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();

  // The list shows only what may turn the meaning round.
  await page.getByRole("checkbox", { name: /^Only where a number/ }).check();
  await expect(page).toHaveURL(/meaning=yes/);
  await expect(page.getByRole("grid", { name: "Changes" }).getByText("Number changed").first()).toBeVisible();
});

test("the second text is there again after a reload, and comes back when it was cleared", async ({
  page,
}) => {
  await openWith(page, before, after);
  const other = page.getByRole("textbox", { name: "The other text" });
  await other.blur();
  await expect
    .poll(() =>
      page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === "companion-texts")),
    )
    .toBe(true);
  // A write waits half a second at most, and a page that is left writes at once.
  await page.reload();
  await expect(other).toHaveValue(after);

  const pane = page.getByRole("region", { name: "The other text, with its commands" });
  await pane.getByRole("button", { name: "Clear" }).click();
  await expect(other).toHaveValue("");
  await pane.getByRole("button", { name: "Put back" }).click();
  await expect(other).toHaveValue(after);
});

test("changes are accepted and rejected into a merged text, which undo takes back", async ({ page }) => {
  const desk = await openWith(page, before, after);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await page.getByRole("radio", { name: "Redline" }).check();
  await expect(page).toHaveURL(/view=redline/);
  const sheet = page.getByRole("region", { name: "Differences, redline" });
  await sheet.locator("ins").filter({ hasText: "8" }).click();
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(sheet.locator('ins[data-decision="accepted"]')).toHaveCount(1);
  await page.getByRole("button", { name: "Next change" }).click();
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  await page.getByRole("button", { name: "Put into the document" }).click();
  await expect(desk.text).toContainText("opens at 8. Boats are not to be used");
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(desk.text).toContainText("opens at 9.");
});

test("what is ignored is no change, and equal texts are said to be equal", async ({ page }) => {
  await openWith(page, "The Same text", "the same text", "/text-compare?ignore=case");
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(
    page.getByText(/Apart from what you ignore \(\d differences?\), the two texts are the same/),
  ).toBeVisible();
  await page.getByRole("checkbox", { name: "Capitals" }).uncheck();
  await expect(page.getByRole("region", { name: /^Differences/ })).toBeVisible();
});

test("patch and redline are downloaded", async ({ page }) => {
  await openWith(page, before, after);
  const patchStarted = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download patch" }).click();
  const patch = await readFile(await (await patchStarted).path(), "utf8");
  expect(patch).toContain("-The boathouse opens at 9. Boats are not to be used after dark.\n");
  expect(patch).toContain("+The boathouse opens at 8. Boats are to be used after dark.\n");
  const pageStarted = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download redline" }).click();
  const redline = await readFile(await (await pageStarted).path(), "utf8");
  expect(redline).toContain("<del>9</del><ins>8</ins>");
});

test("three texts are merged, and a conflict is decided", async ({ page }) => {
  const desk = await openWith(page, "The red boat left at noon.", "The blue boat left at noon today.");
  await page.getByRole("button", { name: "Three-way merge: add the base" }).click();
  await page.getByRole("textbox", { name: "The base of both" }).fill("The old boat left at noon.");
  await page.getByRole("radio", { name: "Merge" }).check();
  await expect(page.getByText("1 conflict, 1 open.")).toBeVisible();
  await page.getByRole("group", { name: "Take" }).getByRole("radio", { name: "Second" }).check();
  await expect(page.getByText("1 conflict, 0 open.")).toBeVisible();
  await page.getByRole("button", { name: "Put into the document" }).first().click();
  await expect(desk.text).toContainText("The blue boat left at noon today.");
});

test("a file takes the place of the second text", async ({ page }) => {
  await page.goto("/text-compare");
  const desk = new Desk(page);
  await desk.waitForEditor();
  await desk.paste("One plain line.");
  await page.getByLabel("File for: The other text").setInputFiles({
    name: "other.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("One other line.\r\n"),
  });
  await expect(page.getByText("other.txt")).toBeVisible();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.locator("ins").filter({ hasText: "other" })).toBeVisible();
});

test("a megabyte is laid out with only the rows in sight", async ({ page }) => {
  const paragraph = "It was the sort of morning that asks for nothing and forgives most things. "
    .repeat(6)
    .trim();
  const paragraphs = Array.from({ length: 2200 }, (_, index) => `${index}. ${paragraph}`);
  const changed = paragraphs.map((text, index) => (index % 10 === 5 ? text.replace("asks", "begs") : text));
  await page.goto("/text-compare");
  const desk = new Desk(page);
  await desk.waitForEditor();
  await desk.paste(paragraphs.join("\n"));
  await page.getByLabel("File for: The other text").setInputFiles({
    name: "changed.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(changed.join("\n")),
  });
  await expect(page.getByText(/^This text is long/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByText("220 in all")).toBeVisible();
  const sheet = page.getByRole("region", { name: /^Differences/ });
  expect(await sheet.locator("[data-index]").count()).toBeLessThan(80);
  await page.getByRole("button", { name: "Previous change" }).click();
  await expect(page.getByText("220 of 220")).toBeVisible();
  await expect(sheet.locator('[data-current="true"]').first()).toBeInViewport();
});

test("on a phone it is unified, and nothing is cut off at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openWith(page, before, after);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("region", { name: "Differences, unified" })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("a Word document has the differences as tracked changes", async ({ page }) => {
  await openWith(page, before, after);
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Word with tracked changes" }).click();
  const bytes = await readFile(await (await started).path());
  const document = strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());
  expect(document).toMatch(/<w:del [^>]*w:author="Text compare" w:date="[^"]+Z">.*?<w:delText [^>]*>9</);
  expect(document).toMatch(/<w:ins [^>]*w:author="Text compare"[^>]*>.*?<w:t [^>]*>8</);
});

test("changes are looked through and decided with the keyboard alone", async ({ page }) => {
  await openWith(page, before, after);
  await page.getByRole("button", { name: "Compare", exact: true }).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("region", { name: /^Differences/ });
  await sheet.focus();
  await page.keyboard.press("n");
  await page.keyboard.press("a");
  await expect(sheet.locator('ins[data-decision="accepted"]')).toHaveText("8");
  await page.keyboard.press("u");
  await expect(sheet.locator('ins[data-decision="accepted"]')).toHaveCount(0);
  await page.keyboard.press("r");
  await expect(sheet.locator('ins[data-decision="rejected"]')).toHaveText("8");
});

test("a merge is saved with its conflicts between marks", async ({ page }) => {
  await openWith(page, "red", "blue");
  await page.getByRole("button", { name: "Three-way merge: add the base" }).click();
  await page.getByRole("textbox", { name: "The base of both" }).fill("old");
  await page.getByRole("radio", { name: "Merge" }).check();
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download with conflict marks" }).click();
  const marked = await readFile(await (await started).path(), "utf8");
  expect(marked).toBe("<<<<<<< first\nred\n||||||| base\nold\n=======\nblue\n>>>>>>> second\n");
});

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing in the differences, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await openWith(page, before, after);
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    for (const view of ["Side by side", "Unified", "Redline"]) {
      await page.getByRole("radio", { name: view }).check();
      const sheet = page.getByRole("region", { name: /^Differences/ });
      await sheet.locator("ins").filter({ hasText: "8" }).click();
      await page.evaluate(axe);
      const { violations } = await page.evaluate((tags) => window.axe.run({ runOnly: tags }), runOnly);
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}

test("the whole redline is printed", async ({ page }) => {
  await openWith(page, before, after);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("del").filter({ hasText: "9" }).last()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
});
