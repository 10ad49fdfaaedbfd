import { expect, test } from "@playwright/test";
import { novel } from "../real-text.ts";
import { Desk, grouped } from "./desk.ts";

test("text survives a reload", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.paste(novel(100_000));
  await desk.expectFigure("Words", grouped(100_000));
  await desk.expectSaved();
  await page.reload();
  await desk.waitForEditor();
  await desk.expectFigure("Words", grouped(100_000));
});

test("text survives a closed tab", async ({ page, context }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.text.click();
  await page.keyboard.type("Kept without being asked.");
  await page.waitForTimeout(1000);
  await page.close();
  const next = new Desk(await context.newPage());
  await next.open();
  await expect(next.text).toContainText("Kept without being asked.");
});

test("a killed renderer costs at most the last second", async ({ page, context }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.text.click();
  await page.keyboard.type("Written and safe. ");
  // Typing never pauses: keeping must not wait for a pause.
  for (let word = 0; word < 25; word += 1) await page.keyboard.type("more ", { delay: 20 });
  await page.waitForTimeout(1000);
  const crashed = page.waitForEvent("crash");
  await page.goto("chrome://crash").catch(() => null);
  await crashed;
  const next = new Desk(await context.newPage());
  await next.open();
  await expect(next.text).toContainText(`Written and safe. ${"more ".repeat(25).trim()}`);
});

test("a second tab is told, and neither overwrites the other", async ({ page, context }) => {
  const first = new Desk(page);
  await first.open();
  await first.text.click();
  await page.keyboard.type("The first tab's words.");
  await page.waitForTimeout(1000);
  const second = new Desk(await context.newPage());
  await second.open();
  await expect(second.page.getByText(/another tab/i).first()).toBeVisible();
  await second.text.click();
  await second.page.keyboard.press("ControlOrMeta+End");
  await second.page.keyboard.type(" And the second's.");
  await second.page.waitForTimeout(1000);
  await second.page.close();
  await page.reload();
  await first.waitForEditor();
  await expect(first.text).toHaveText("The first tab's words.");
});
