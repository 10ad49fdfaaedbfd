import { expect, test } from "@playwright/test";

import { Desk } from "./desk.ts";

const text = "It rained on the hills. He slept. He woke. He read. Why did nobody come to the old house?";

test("sentences are counted, listed, sorted and gone to", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open("/sentence-counter");
  await desk.paste(text);
  await desk.expectFigure("sentences", "5");
  const list = page.getByRole("grid", { name: "Sentences" });
  await expect(list).toHaveAttribute("aria-rowcount", "6");

  await list.getByRole("button", { name: "Words" }).click();
  await expect(page).toHaveURL(/sort=words-down/);
  await expect(list.getByRole("row").nth(1)).toContainText("Why did nobody come");
  await list.getByRole("row").nth(1).click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain("Why did nobody come");

  await page.getByLabel("Listed").selectOption("question");
  await expect(list).toHaveAttribute("aria-rowcount", "2");
});

test("three sentences in a row that begin alike are told", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open("/sentence-counter?view=openings");
  await desk.paste(text);
  await expect(page.getByRole("button", { name: "he …" })).toBeVisible();
  await page.getByLabel("In a row, at least").fill("4");
  await expect(page.getByText("No 4 sentences in a row begin with the same words.")).toBeVisible();
});

test("a boundary put right moves the figures, stays for the document, and is undone", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open("/sentence-counter");
  await desk.paste(text);
  await desk.expectFigure("sentences", "5");
  await desk.expectSaved();
  await page.getByRole("grid", { name: "Sentences" }).getByRole("row").nth(2).click();
  await expect(page.getByText(/^Sentence 2 of 5/)).toBeVisible();
  await page.getByRole("button", { name: "Join with the next" }).click();
  await desk.expectFigure("sentences", "4");

  await page.reload();
  await desk.waitForEditor();
  await desk.expectFigure("sentences", "4");
  await page.getByRole("button", { name: "1 boundary put right" }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await desk.expectFigure("sentences", "5");
});

test("100,000 words are read, and the list answers", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open("/sentence-counter");
  const sentence = "It was the sort of morning that asks for nothing and forgives most things. ";
  await desk.paste(`${sentence.repeat(10).trim()}\n\n`.repeat(720));
  await desk.expectFigure("sentences", "7,200");
  await page.getByRole("tab", { name: "Lengths" }).click();
  await expect(page.getByRole("img", { name: "Rhythm" })).toBeVisible();
});

test("nothing is cut off at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const desk = new Desk(page);
  await desk.open("/sentence-counter?view=lengths");
  await desk.paste(text);
  await page.getByRole("button", { name: /Show all figures/ }).click();
  await expect(page.getByRole("img", { name: "Rhythm" })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
