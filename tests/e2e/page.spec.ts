import { expect, test } from "@playwright/test";
import { Desk } from "./desk.ts";

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it is and reads well", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Free Word Counter, Character Counter & Text Counter Tool",
    );
    expect(await page.content()).toContain("Loading Word Counter...");
    // A box that counts nothing is not shown; a sentence says why.
    await expect(page.getByText(/needs scripts to do so/)).toBeVisible();
    await expect(page.locator("textarea").first()).toBeHidden();
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(1500);
  });
});

test("the home page's metadata is in the HTML as it is served", async ({ request }) => {
  const html = await (await request.get("/")).text();
  for (const wanted of [
    /<title>[^<]{20,60}<\/title>/,
    /<meta name="description" content="[^"]{70,160}"/,
    /<meta name="keywords"/,
    // Under its own origin where the host is for development, as here.
    /<link rel="canonical" href="https?:\/\/[^"]+\/"/,
    /<meta name="robots" content="index, follow/,
    /property="og:title"/,
    /name="twitter:card"/,
    /"@type":"WebApplication"/,
    /"@type":"BreadcrumbList"/,
    /"@type":"FAQPage"/,
  ]) {
    expect(html).toMatch(wanted);
  }
  // Claims are the owner's to substantiate, and off.
  expect(html).not.toContain("aggregateRating");
});

test("the theme is there before the first paint, and a saved choice wins", async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: "dark" });
  const page = await context.newPage();
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("body").waitFor();
  await expect(page.locator("html")).toHaveClass(/dark/);
  const desk = new Desk(page);
  await desk.waitForEditor();
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await page.getByRole("switch", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await context.close();
});

test("on a phone the figures that matter stay in view while typing", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const desk = new Desk(page);
  await desk.open();
  await desk.paste("Line after line.\n".repeat(80));
  await page.keyboard.type("The last line");
  await expect(page.getByText(/243 words/).first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await context.close();
});

test("nothing is cut off at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/tools", "/privacy", "/no-such-page"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
});
