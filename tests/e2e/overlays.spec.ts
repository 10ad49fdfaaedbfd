import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@playwright/test";
import { Desk } from "./desk.ts";
import { openPalette, waitForScripts } from "./site-page.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const phone = { viewport: { width: 390, height: 844 } };

test("a toast is reached by F6, closed by Escape, and gives the focus back", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/privacy");
  await waitForScripts(page);
  await openPalette(page);
  await page.keyboard.type("copy link");
  await page.keyboard.press("Enter");
  const toast = page.getByRole("region", { name: "Notification" });
  await expect(toast).toContainText("Link copied");
  await expect(page.getByRole("status").filter({ hasText: "Link copied." })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/privacy$/);
  const tools = page.getByRole("banner").getByRole("link", { name: "Tools" });
  await tools.focus();
  await page.keyboard.press("F6");
  await expect(toast.getByRole("button", { name: "Close" })).toBeFocused();
  // It does not go while somebody is at it.
  await page.waitForTimeout(5500);
  await expect(toast).toBeVisible();
  await page.keyboard.press("F6");
  await expect(tools).toBeFocused();
  await page.keyboard.press("F6");
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0);
  await expect(tools).toBeFocused();
});

test.describe("the command palette", () => {
  test("finds pages and actions with the keyboard alone, the latest used first", async ({ page }) => {
    const desk = new Desk(page);
    await desk.open();
    await desk.text.click();
    await page.keyboard.type("Some words");
    await openPalette(page);
    const box = page.getByRole("combobox");
    const options = page.getByRole("option");
    await expect(box).toHaveAttribute(
      "aria-activedescendant",
      (await options.first().getAttribute("id")) ?? "",
    );
    await page.keyboard.press("ArrowUp");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.type("zzzz");
    await expect(page.getByText("Nothing found for “zzzz”")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(desk.text).toBeFocused();

    await openPalette(page);
    await page.keyboard.type("privcy");
    await expect(options.first()).toContainText("Privacy");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/privacy$/);
    await openPalette(page);
    await expect(options.first()).toContainText("Privacy");
    await expect(page.getByRole("group", { name: "Recent" })).toBeVisible();
  });

  test("offers what the open tool can do, and the theme", async ({ page }) => {
    const desk = new Desk(page);
    await desk.open();
    await desk.text.click();
    await page.keyboard.type("Some words");
    await openPalette(page);
    await page.keyboard.type("clear");
    await page.keyboard.press("Enter");
    await desk.expectFigure("Words", "0");
    await openPalette(page);
    await page.keyboard.type("dark");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveClass(/dark/);
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).focus();
    await openPalette(page);
    await page.keyboard.type("go to the text");
    await page.keyboard.press("Enter");
    await expect(desk.text).toBeFocused();
    await page.goto("/privacy");
    await waitForScripts(page);
    await openPalette(page);
    await page.keyboard.type("clear");
    await expect(page.getByRole("option", { name: /clear the text/i })).toHaveCount(0);
  });

  test.describe("with the network gone", () => {
    test.use({ serviceWorkers: "allow" });

    test("opens by its button and works", async ({ page, context }) => {
      const desk = new Desk(page);
      await desk.open();
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await context.setOffline(true);
      await page.reload();
      await desk.waitForEditor();
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page.getByRole("combobox")).toBeFocused();
      await page.keyboard.type("tools");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/tools$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in what opens over the page, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({
      ...phone,
      colorScheme,
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    const page = await context.newPage();
    await page.addInitScript(axe);
    const expectNothingFound = async (where: string) => {
      const found = await page.evaluate(async (runOnly) => {
        const { violations } = await window.axe.run({ runOnly });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
      }, standards);
      expect(found, where).toEqual([]);
    };
    await page.goto("/loading-demo");
    await waitForScripts(page);
    await expectNothingFound("loading demo");
    await openPalette(page);
    await expectNothingFound("palette");
    await page.keyboard.type("to");
    await expectNothingFound("palette with a query");
    await page.keyboard.type("zzzz");
    await expectNothingFound("palette without a result");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expectNothingFound("menu");
    await page.keyboard.press("Escape");
    await page.evaluate(() => window.dispatchEvent(new Event("vite:preloadError", { cancelable: true })));
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await expectNothingFound("toast");
    await page.goto("/privcy");
    await expect(page.getByText("Did you mean")).toBeVisible();
    await expectNothingFound("not found");
    await context.close();
  });
}
