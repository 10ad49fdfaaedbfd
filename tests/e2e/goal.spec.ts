import { expect, test } from "@playwright/test";
import { Desk } from "./desk.ts";

test.beforeEach(async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.paste("One two three four five six seven eight nine ten.");
  await desk.expectFigure("Words", "10");
});

test("a maximum says how many are left, then how many are over, and marks them", async ({ page }) => {
  const desk = new Desk(page);
  const goal = page.getByRole("textbox", { name: /most|maximum|limit|goal/i }).first();
  await goal.fill("12");
  await goal.press("Enter");
  await expect(page.getByText("2 words left").first()).toBeVisible();
  await desk.text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" eleven twelve thirteen");
  await expect(page.getByText("1 word over").first()).toBeVisible();
  await expect(page.locator(".cm-content [class*=over]").first()).toHaveText(/thirteen/);
});

test("anything else in the box gets a sentence, and the last good goal stays", async ({ page }) => {
  const goal = page.getByRole("textbox", { name: /most|maximum|limit|goal/i }).first();
  await goal.fill("20");
  await goal.press("Enter");
  await expect(page.getByText("10 words left").first()).toBeVisible();
  for (const odd of ["0", "-3", "2.5", "lots", "10000001"]) {
    await goal.fill(odd);
    await goal.press("Enter");
    await expect(goal).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("10 words left").first()).toBeVisible();
  }
});

test("the goal survives a reload", async ({ page }) => {
  const desk = new Desk(page);
  const goal = page.getByRole("textbox", { name: /most|maximum|limit|goal/i }).first();
  await goal.fill("40");
  await goal.press("Enter");
  await expect(page.getByText("30 words left").first()).toBeVisible();
  await desk.expectSaved();
  await page.reload();
  await desk.waitForEditor();
  await expect(page.getByText("30 words left").first()).toBeVisible();
});
