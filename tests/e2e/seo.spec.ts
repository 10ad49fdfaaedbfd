import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { Desk } from "./desk.ts";

const path = "/seo-content-analyzer";

async function openSample(page: Page): Promise<Desk> {
  const desk = new Desk(page);
  await desk.open(path);
  await page
    .getByRole("button", { name: /sample/i })
    .first()
    .click();
  await page.getByLabel("Focus keyphrase").fill("sourdough starter");
  return desk;
}

test("checks the sample, shows places, and puts a check aside for good", async ({ page }) => {
  const desk = await openSample(page);
  const checks = page.getByRole("region", { name: "Content and results" });
  const outline = checks.getByRole("button", { name: /Outline of headings/ });
  await expect(outline).toContainText("“When it smells of vinegar” goes from level 2 to 4.", {
    timeout: 20_000,
  });
  await outline.click();
  await page.getByRole("button", { name: "Show the place" }).click();
  await expect(page.getByText("1 of 1", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Put the check aside\W+Outline of headings/ }).click();
  await expect(outline).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Put aside" })).toContainText("Outline of headings");

  await desk.expectSaved();
  await page.reload();
  await expect(page.getByLabel("Focus keyphrase")).toHaveValue("sourdough starter");
  await expect(page.getByRole("region", { name: "Put aside" })).toContainText("Outline of headings");
});

test("asks for a keyphrase once, and blames nobody for not having one", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open(path);
  await desk.paste("# Rye bread\n\nRye bread keeps for a week.");
  const checks = page.getByRole("region", { name: "Content and results" });
  await expect(checks).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("region", { name: "Keyphrase", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Set a keyphrase" }).click();
  await expect(page.getByLabel("Focus keyphrase")).toBeFocused();
  await page.keyboard.type("rye bread");
  await expect(page.getByRole("region", { name: "Keyphrase", exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: "Set a keyphrase" })).toHaveCount(0);
});

test("puts a single place aside, keeps that with the document, and brings it back", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open(path);
  await desk.paste("The bread was baked by her. The dough was kneaded by him. We sat there.");
  const passive = page.getByRole("button", { name: /^\w+: Passive voice/ });
  await expect(passive).toContainText("66.7%", { timeout: 20_000 });
  await passive.click();
  await page.getByRole("button", { name: "Show 2 places" }).click();
  await page.getByRole("button", { name: "Put this place aside" }).click();
  await expect(passive).toContainText("33.3%", { timeout: 20_000 });
  const aside = page.getByRole("region", { name: "Put aside" });
  await expect(aside).toContainText("The bread was baked by her.");
  await desk.expectSaved();
  await page.reload();
  await expect(passive).toContainText("33.3%", { timeout: 20_000 });
  await aside.getByRole("button", { name: /Bring back/ }).click();
  await expect(passive).toContainText("66.7%", { timeout: 20_000 });
});

test("previews the result in true widths, and says what is cut", async ({ page }) => {
  await openSample(page);
  await page.getByLabel("Title in results").fill(`Sourdough starter ${"for absolute beginners ".repeat(6)}`);
  await page.getByLabel("Meta description").fill("A sourdough starter in seven days.");
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(page).toHaveURL(/view=result/);
  const result = page.getByRole("figure", { name: /Preview of the result/ });
  await expect(result).toContainText("...");
  await expect(result.locator("b").first()).toHaveText("sourdough");
  await page.getByRole("radio", { name: "Phone" }).check();
  await expect(page).toHaveURL(/device=phone/);
  await expect(page.getByText(/in lines of 328/)).toBeVisible();
});

test("reads the source of a page, head and all", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open(path);
  await desk.paste(
    `<!doctype html><html lang="en"><head><title>Rye bread at home</title>
<meta name="robots" content="noindex"><link rel="canonical" href="https://example.org/rye-bread">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Rye"}</script>
</head><body><nav>Menu of links</nav><main><h1>Rye bread</h1><p>Rye bread keeps for a week.</p></main></body></html>`,
  );
  await page.getByLabel("Focus keyphrase").fill("rye bread");
  const source = page.getByRole("region", { name: "Source of the page" });
  await expect(source.getByRole("button", { name: /Robots/ })).toContainText("noindex", { timeout: 20_000 });
  await expect(source.getByRole("button", { name: /Structured data/ })).toContainText(
    "Product lacks review or aggregateRating or offers",
  );
  await expect(page.getByLabel("Title in results")).toHaveAttribute("placeholder", "Rye bread at home");
  await page.getByRole("tab", { name: "Outline" }).click();
  await expect(page.getByRole("list", { name: "Headings" })).toContainText("Rye bread");
});

test("finds terms that other texts have", async ({ page }) => {
  await openSample(page);
  await page.getByRole("tab", { name: "Terms" }).click();
  const other =
    "Hydration decides how wet a dough is. Good hydration makes an open crumb. A banneton holds the dough.";
  await page.getByLabel("Text 1").fill(other);
  await page.getByRole("button", { name: "Add a text" }).click();
  await page.getByLabel("Text 2").fill("Raise the hydration slowly, and dust the banneton with rice flour.");
  const table = page.getByRole("grid", { name: "Terms that the other texts have" });
  await expect(table).toContainText("hydration", { timeout: 20_000 });
  await expect(table).toContainText("banneton");
});

test("nothing is cut off at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const desk = new Desk(page);
  await desk.open(path);
  await desk.paste("# Rye bread\n\nRye bread keeps for a week.\n\n### Flour\n\nIt is dark.");
  await page.getByRole("button", { name: /Show all figures/ }).click();
  await page.getByLabel("Focus keyphrase").fill("rye bread");
  for (const tab of ["Checks", "Preview", "Outline", "Terms"]) {
    await page.getByRole("tab", { name: tab }).click();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
