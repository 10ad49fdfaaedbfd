import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { Desk } from "./desk.ts";

const path = "/letter-counter";
const pangram = "The quick brown fox jumps over the lazy dog.";

async function open(page: Page, text: string, query = ""): Promise<Desk> {
  const desk = new Desk(page);
  await desk.open(`${path}${query}`);
  await desk.paste(text);
  return desk;
}

function table(page: Page): Locator {
  return page.getByRole("grid", { name: "Letters by frequency" });
}

function row(page: Page, letter: string): Locator {
  return table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: letter, exact: true }) });
}

test("counts letters, vowels and consonants, and explains them", async ({ page }) => {
  const desk = await open(page, pangram);
  await desk.expectFigure("letters", "35");
  await desk.expectFigure("vowels", "11");
  await desk.expectFigure("consonants", "24");
  await desk.expectFigure("different", "26");
  await desk.figure("vowels").click();
  await expect(page.getByText(/Vowels are a e i o u/)).toBeVisible();
  await expect(row(page, "o")).toContainText("4");
});

test("marks the places of a letter, and goes from one to the next", async ({ page }) => {
  await open(page, pangram);
  await row(page, "o").click();
  await expect(page.getByText(/4 places marked/)).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByText(/4 places marked, at 1/)).toBeVisible();
  await page.getByRole("button", { name: "Clear marks" }).click();
  await expect(page.getByText(/places marked/)).toBeHidden();
  await page.getByRole("tab", { name: "Bigrams" }).click();
  await page.getByRole("grid", { name: "Bigrams by frequency" }).locator("[aria-rowindex='2']").click();
  await expect(page.getByText(/2 places marked/)).toBeVisible();
});

test("tests the text, and the address carries the settings", async ({ page }) => {
  await open(page, pangram);
  await page.getByRole("tab", { name: "Tests" }).click();
  await expect(page.getByText(/Yes: every letter of the alphabet is there/)).toBeVisible();
  await expect(page).toHaveURL(/view=tests/);
  await page.getByLabel("Language").selectOption("de");
  await expect(page.getByText(/Missing: ä ö ü ß/)).toBeVisible();
  await expect(page).toHaveURL(/language=de/);
  expect(page.url()).not.toContain("fox");
});

test("counts digraphs and marks as asked", async ({ page }) => {
  const desk = await open(page, "Llanelli é", "?language=cy");
  await desk.expectFigure("letters", "9");
  await page.getByRole("button", { name: "What counts as one letter" }).click();
  await page.getByRole("checkbox", { name: /as letters/ }).check();
  await desk.expectFigure("letters", "7");
  await expect(row(page, "ll")).toContainText("2");
  await page.getByRole("radio", { name: "Keep apart" }).check();
  await expect(row(page, "é")).toContainText("1");
  await expect(page).toHaveURL(/marks=keep/);
});

test("shows an acrostic whose letters lead to their lines", async ({ page }) => {
  await open(page, "Roses\nare\nred", "?view=tests");
  const acrostic = page.getByText("First letters of the lines").locator("xpath=..");
  await expect(acrostic.getByRole("button")).toHaveText(["R", "a", "r"]);
  await acrostic.getByRole("button").nth(1).click();
  await expect(page.getByRole("textbox", { name: "Your text" })).toBeFocused();
});

test("counts 100,000 words and answers each control", async ({ page }) => {
  const sentence = "The keeper of the light wrote down the wind and the height of the water every night. ";
  const desk = await open(page, `${sentence.repeat(10)}\n\n`.repeat(625));
  // 17 words of 67 letters, 6,250 times.
  await desk.expectFigure("letters", "418,750");
  await row(page, "e").click();
  await expect(page.getByText(/the first 5,000 places marked/)).toBeVisible();
  for (const name of ["Bigrams", "Words", "Tests", "Measures", "Letters"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
});

test("nothing is cut off at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, pangram);
  await page.getByRole("button", { name: /Show all figures/ }).click();
  for (const name of ["Bigrams", "Words", "Tests", "Measures", "Letters"]) {
    await page.getByRole("tab", { name }).click();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
