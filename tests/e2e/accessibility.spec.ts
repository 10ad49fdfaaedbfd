import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { Desk } from "./desk.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

declare global {
  interface Window {
    readonly axe: { run(options: { runOnly: string[] }): Promise<AxeResults> };
  }
}

for (const theme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing at WCAG 2.2 AA, ${theme}, ${width} pixels`, async ({ browser }) => {
      const context = await browser.newContext({
        colorScheme: theme,
        viewport: { width, height: 900 },
        reducedMotion: "reduce",
        bypassCSP: true,
      });
      const page = await context.newPage();
      await page.addInitScript(axe);
      for (const path of ["/", "/tools", "/privacy", "/no-such-page"]) {
        await page.goto(path);
        if (path === "/") {
          const desk = new Desk(page);
          await desk.waitForEditor();
          await page
            .getByRole("button", { name: /sample/i })
            .first()
            .click();
          await page.waitForTimeout(500);
        }
        const found = await page.evaluate(async (runOnly) => {
          const { violations } = await window.axe.run({ runOnly });
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
        }, standards);
        expect(found, path).toEqual([]);
      }
      await context.close();
    });
  }
}

test("figures are announced after a pause, not with every key", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.text.click();
  await page.evaluate(() => {
    const spoken: string[] = [];
    Reflect.set(window, "spoken", spoken);
    for (const region of document.querySelectorAll("output")) {
      new MutationObserver(() => spoken.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
  await page.keyboard.type("Four words are here", { delay: 30 });
  const wordCounts = () =>
    page.evaluate(() => {
      const spoken: unknown = Reflect.get(window, "spoken");
      return Array.isArray(spoken) ? spoken.filter((text) => /\d words?/.test(String(text))) : [];
    });
  await expect.poll(async () => (await wordCounts()).length).toBe(1);
  expect((await wordCounts())[0]).toContain("4 words");
});
