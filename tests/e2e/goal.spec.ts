import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { Desk } from "./desk.ts";

/** The goal stands in the panel, and on phones in the bar as well: whichever of them is on screen. */
function shown(page: Page, sentence: string): Locator {
  return page.getByText(sentence).filter({ visible: true }).first();
}

test.beforeEach(async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.paste("One two three four five six seven eight nine ten.");
  await desk.expectFigure("Words", "10");
  await page.getByRole("button", { name: "Set a goal" }).click();
});

test("a maximum says how many are left, then how many are over, and marks them", async ({ page }) => {
  const desk = new Desk(page);
  const goal = page.getByRole("textbox", { name: "Number of words" });
  await goal.fill("12");
  await goal.press("Enter");
  await expect(shown(page, "2 words left")).toBeVisible();
  await desk.text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" eleven twelve thirteen");
  await expect(shown(page, "1 word over")).toBeVisible();
  await expect(page.locator(".cm-mark-over").first()).toHaveText(/thirteen/);
});

test("anything else in the box gets a sentence, and the last good goal stays", async ({ page }) => {
  const goal = page.getByRole("textbox", { name: "Number of words" });
  await goal.fill("20");
  await goal.press("Enter");
  await expect(shown(page, "10 words left")).toBeVisible();
  for (const odd of ["0", "-3", "2.5", "lots", "10000001"]) {
    await goal.fill(odd);
    await goal.press("Enter");
    await expect(goal).toHaveAttribute("aria-invalid", "true");
    await expect(shown(page, "10 words left")).toBeVisible();
  }
});

test("the goal survives a reload", async ({ page }) => {
  const desk = new Desk(page);
  const goal = page.getByRole("textbox", { name: "Number of words" });
  await goal.fill("40");
  await goal.press("Enter");
  await expect(shown(page, "30 words left")).toBeVisible();
  await desk.expectSaved();
  await page.reload();
  await desk.waitForEditor();
  await expect(shown(page, "30 words left")).toBeVisible();
});

test("a range says when it is reached, and a minimum is never overrun", async ({ page }) => {
  await page.getByRole("radio", { name: "Between" }).check();
  await page.getByRole("textbox", { name: "From" }).fill("12");
  await page.getByRole("textbox", { name: "To" }).fill("1,500");
  await expect(shown(page, "2 words left to reach the range")).toBeVisible();
  await page.getByRole("radio", { name: "At least" }).check();
  await page.getByRole("textbox", { name: "Number of words" }).fill("7");
  await expect(shown(page, "Minimum reached, 3 words above it")).toBeVisible();
  await expect(page.locator(".cm-mark-over")).toHaveCount(0);
});
