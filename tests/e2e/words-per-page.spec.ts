import { expect, test } from "@playwright/test";

import { Desk } from "./desk.ts";

test("the sample is laid out, drawn and found again from its page", async ({ page }) => {
  await page.goto("/words-per-page");
  const desk = new Desk(page);
  await desk.waitForEditor();
  await page
    .getByRole("button", { name: /sample/i })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^pages? 1$/ })).toBeVisible();

  // Double spacing on small paper: more pages, and the address says so.
  await page.getByLabel("Line spacing").selectOption("2");
  await page.getByLabel("Paper", { exact: true }).selectOption("a5");
  await expect(page).toHaveURL(/spacing=2/);
  await expect(page).toHaveURL(/paper=a5/);
  const third = page.getByRole("button", { name: /^Page 3, \d+ words/ });
  await expect(third).toBeVisible();
  await third.click();
  await expect(third).toHaveAttribute("aria-current", "true");

  // The address alone gives the same pages again.
  const pages = await page.getByRole("button", { name: /^pages \d+$/ }).textContent();
  await page.reload();
  await expect(page.getByRole("button", { name: /^pages \d+$/ })).toHaveText(pages ?? "");
});

test("a preset sets everything, and what cannot be read keeps its box and says why", async ({ page }) => {
  await page.goto("/words-per-page");
  await new Desk(page).waitForEditor();
  await page.getByLabel("Preset").selectOption("a4-report");
  await expect(page.getByLabel("Font")).toHaveValue("calibri");
  await expect(page.getByLabel("Size")).toHaveValue("11");
  await expect(page).toHaveURL(/font=calibri/);
  await page.getByLabel("Size").fill("huge");
  await expect(page.getByText("A size from 4 to 96 points.")).toBeVisible();
  await page.getByLabel("Size").fill("10,5");
  await expect(page).toHaveURL(/size=10\.5/);
  await expect(page.getByLabel("Preset")).toHaveValue("own");
});

test("words and pages are estimated both ways without a text", async ({ page }) => {
  await page.goto("/words-per-page?words=3000&pages=10&spacing=2");
  await new Desk(page).waitForEditor();
  const section = page.getByRole("region", { name: "Words to pages, and back" });
  await expect(section.getByLabel("Words")).toHaveValue("3000");
  await expect(section.getByText(/^\d+(\.\d)? pages/)).toBeVisible();
  await expect(section.getByText(/^\d,\d+0 words/)).toBeVisible();
  await section.getByRole("button", { name: "Common lengths" }).click();
  await expect(section.getByRole("row")).toHaveCount(14);
});

test("100,000 words are laid out, and only the pages in sight are drawn", async ({ page }) => {
  await page.goto("/words-per-page");
  const desk = new Desk(page);
  await desk.waitForEditor();
  const paragraph = "It was the sort of morning that asks for nothing and forgives most things. "
    .repeat(10)
    .trim();
  await desk.paste(`${paragraph}\n\n`.repeat(720));
  await expect(page.getByRole("button", { name: /^pages \d{3}$/ })).toBeVisible({ timeout: 20_000 });
  expect(await page.getByRole("button", { name: /^Page \d+, / }).count()).toBeLessThan(40);
  await page.getByLabel("Font").selectOption("courier-new");
  await expect(page).toHaveURL(/font=courier-new/);
});

test("nothing is cut off at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/words-per-page");
  await new Desk(page).waitForEditor();
  await page.getByRole("button", { name: /Show all figures/ }).click();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
