import { expect, test } from "@playwright/test";

import { Desk } from "./desk.ts";

const text = "One is here. It goes on.\n\nTwo is here.\nStill two, as it seems.\n\nThree is here.";

test("the four rules stand side by side, and the one in use can be changed", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open("/paragraph-counter");
  await desk.paste(text);
  await desk.expectFigure("paragraphs", "3");
  await expect(page.getByText("Blank lines part the text.")).toBeVisible();
  await expect(page.getByRole("row", { name: "Every line break 4" })).toBeVisible();

  await page.getByLabel("Rule").selectOption("line");
  await expect(page).toHaveURL(/by=line/);
  await desk.expectFigure("paragraphs", "4");
  await expect(page.getByRole("row", { name: "Every line break · in use 4" })).toBeVisible();
});

test("a wall of text is found, gone to, split and merged again", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open("/paragraph-counter?wall-words=5&listed=walls");
  await desk.paste("One is here. It goes on and on. Two.\n\nShort.");
  const list = page.getByRole("grid", { name: "Paragraphs" });
  await expect(list).toHaveAttribute("aria-rowcount", "2");
  await list.getByRole("row").nth(1).click();
  await expect(page.getByText(/a wall of text$/)).toBeVisible();
  await page.getByRole("button", { name: "Split near the middle" }).click();
  await desk.expectFigure("paragraphs", "3");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await desk.expectFigure("paragraphs", "2");
  await page.getByRole("button", { name: "Merge with the next" }).click();
  await desk.expectFigure("paragraph", "1");
});

test("wrapped lines are unwrapped in one step", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open("/paragraph-counter?view=unwrap");
  const lines = [
    "The ferry left at six, whether or not anyone was on it. For eleven",
    "years that had been the rule, and the captain kept it the way other",
    "people keep a garden: daily, and with care.",
  ];
  await desk.paste(`${lines.join("\n")}\n\n- one\n- two`);
  const button = page.getByRole("button", { name: "Take out 2 line breaks" });
  await expect(page.getByRole("region", { name: "Preview of the unwrapped text" })).toContainText(
    lines.join(" "),
  );
  await button.click();
  await expect(page.getByText("No line of this text looks wrapped.")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(button).toBeVisible();
});

test("100,000 words are read, and the views answer", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open("/paragraph-counter");
  const sentence = "It was the sort of morning that asks for nothing and forgives most things. ";
  await desk.paste(`${sentence.repeat(10).trim()}\n\n`.repeat(720));
  await desk.expectFigure("paragraphs", "720");
  await page.getByRole("tab", { name: "First sentences" }).click();
  await expect(page.getByRole("grid", { name: "Headings and first sentences" })).toHaveAttribute(
    "aria-rowcount",
    "721",
  );
});

test("nothing is cut off at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const desk = new Desk(page);
  await desk.open("/paragraph-counter");
  await desk.paste(text);
  await page.getByRole("button", { name: /Show all figures/ }).click();
  await expect(page.getByRole("img", { name: "Map of the paragraphs" })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
