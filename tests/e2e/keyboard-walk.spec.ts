import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { Desk } from "./desk.ts";
import { waitForScripts } from "./site-page.ts";

/** Presses Tab until an element has the focus; fails when it is not among the first `most`. */
async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not come to ${String(target)}`);
}

/** Whether the focus can be seen: an outline or a ring around what has it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const style = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return { hasOutline: outlineStyle !== "none" && outlineWidth !== "0px", hasShadow: boxShadow !== "none" };
  });
  expect(style.hasOutline || style.hasShadow).toBe(true);
}

test("the page from its top: skip link, header, main, each with a focus that is seen", async ({ page }) => {
  await page.goto("/about");
  await waitForScripts(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    await expectVisibleFocus(page);
  }
  await page.goto("/about");
  await waitForScripts(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test.describe("the menu of narrow screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens, holds the focus, finds, leads on and closes without a pointer", async ({ page }) => {
    await page.goto("/about");
    await waitForScripts(page);
    const button = page.getByRole("button", { name: "Menu" });
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press("Tab");
      await expect(menu.locator(":focus")).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await tabTo(page, menu.getByRole("searchbox"));
    await page.keyboard.type("cookie");
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "Cookie Policy" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/cookies$/);
    await expect(menu).toBeHidden();
  });
});

test("the palette, and the toast that it raises", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/faq");
  await waitForScripts(page);
  const start = page.getByRole("banner").getByRole("link", { name: "About" });
  await start.focus();
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox");
  await expect(box).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("dialog").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(start).toBeFocused();

  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await page.keyboard.type("copy the link");
  await page.keyboard.press("Enter");
  const toast = page.getByRole("region", { name: "Notification" });
  await expect(toast).toBeVisible();
  await page.keyboard.press("F6");
  await expect(toast.locator(":focus")).toHaveCount(1);
  await expectVisibleFocus(page);
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0);
  await expect(start).toBeFocused();
});

test("the documents: opened, walked and closed, with the focus back where it was", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.text.click();
  await page.keyboard.type("A text to keep");
  await desk.expectSaved();
  const button = page.getByRole("banner").getByRole("button", { name: "Your documents" });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 15; press += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("the theme and the tools index work from the keyboard", async ({ page }) => {
  await page.goto("/tools");
  await waitForScripts(page);
  const theme = page.getByRole("switch", { name: "Dark theme" });
  await tabTo(page, theme);
  const before = await theme.getAttribute("aria-checked");
  await page.keyboard.press("Space");
  await expect(theme).toHaveAttribute("aria-checked", before === "true" ? "false" : "true");
  const search = page.getByRole("searchbox", { name: "Search the tools" });
  await tabTo(page, search);
  await page.keyboard.type("speaking time");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 tool");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/$/);
});
