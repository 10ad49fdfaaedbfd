import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Every address of the sitemap, and what search engines are kept from. */
function addressesOf(sitemap: string): readonly string[] {
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  return [...listed, "/loading-demo", "/no-such-page"];
}

for (const [theme, width] of [
  ["light", 1280],
  ["dark", 390],
] as const) {
  test(`axe finds nothing at WCAG 2.2 AA on any route, ${theme}, and nothing leaves the origin`, async ({
    browser,
    baseURL,
    request,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({
      colorScheme: theme,
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    const page = await context.newPage();
    await page.addInitScript(axe);
    const elsewhere: string[] = [];
    page.on("request", (sent) => {
      const { origin, protocol } = new URL(sent.url());
      if (protocol.startsWith("http") && origin !== baseURL) elsewhere.push(sent.url());
    });
    const addresses = addressesOf(await (await request.get("/sitemap.xml")).text());
    expect(addresses.length).toBeGreaterThan(20);
    for (const path of addresses) {
      await page.goto(path);
      const found = await page.evaluate(async (runOnly) => {
        const { violations } = await window.axe.run({ runOnly });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
      }, standards);
      expect.soft(found, path).toEqual([]);
    }
    expect(elsewhere).toEqual([]);
    await context.close();
  });
}
