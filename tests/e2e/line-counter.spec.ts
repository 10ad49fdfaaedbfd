import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { Desk } from "./desk.ts";

const path = "/line-counter";

async function openWith(page: Page, text: string, address = path): Promise<Desk> {
  const desk = new Desk(page);
  await desk.open(address);
  await desk.paste(text);
  return desk;
}

/** On a phone the instruments are behind the bar. */
async function showPanel(page: Page): Promise<void> {
  const handle = page.getByRole("button", { name: "Show all figures" });
  if (await handle.isVisible()) await handle.click();
}

function preview(page: Page) {
  return page.getByRole("list", { name: "The first lines of the result" }).getByRole("listitem");
}

async function addStep(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

test("lines are counted as a reader and as wc count them", async ({ page }) => {
  const desk = await openWith(page, "pear\n\nfig\npear");
  await showPanel(page);
  await desk.expectFigure("Lines", "4");
  await desk.expectFigure("Newlines, as wc -l", "3");
  await desk.expectFigure("Blank", "1");
  await desk.expectFigure("Duplicates", "1");
  await desk.figure("Longest").click();
  await page.getByRole("button", { name: "Go to line 1" }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("pear");
});

test("steps are previewed, applied as one step of undo, and not done twice", async ({ page }) => {
  const desk = await openWith(page, "file10\nfile2\nfile2\n\nfile1");
  await showPanel(page);
  await addStep(page, "Remove blank lines");
  await addStep(page, "Remove duplicates");
  await addStep(page, "Sort");
  await addStep(page, "Number");
  await expect(preview(page)).toHaveText(["1. file1", "2. file2", "3. file10"]);
  await expect(page.getByText("5 lines become 3.")).toBeVisible();
  await expect(desk.text).toContainText("file10");
  await page.getByRole("button", { name: "Apply to the text" }).click();
  await expect(page.getByText("Applied: 5 lines became 3.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Apply to the text" })).toBeDisabled();
  await expect(desk.text).toHaveText(/^1\. file12\. file23\. file10$/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(desk.text).toContainText("file10file2file2");
});

test("steps can be moved, removed and shared, and the address never holds the text", async ({ page }) => {
  await openWith(page, "b\na\nc");
  await showPanel(page);
  await addStep(page, "Sort");
  await addStep(page, "Reverse");
  await expect(preview(page)).toHaveText(["c", "b", "a"]);
  await page.getByRole("button", { name: "Move step 2, Reverse up" }).click();
  await expect(preview(page)).toHaveText(["a", "b", "c"]);
  await page.getByRole("button", { name: "Remove step 1, Reverse" }).click();
  await page.getByRole("checkbox", { name: "Descending" }).check();
  await expect(preview(page)).toHaveText(["c", "b", "a"]);
  await expect(page).toHaveURL(/steps=sort%26down%3D1/);
});

test("a link brings its steps", async ({ page }) => {
  await openWith(page, "a 1\nb 22", `${path}?steps=${encodeURIComponent("extract&find=%5Cd%2B")}`);
  await showPanel(page);
  await expect(preview(page)).toHaveText(["1", "22"]);
});

test("a wrong expression says what is wrong, a slow one is stopped", async ({ page }) => {
  await openWith(page, `${"a".repeat(40)}!\nb`);
  await showPanel(page);
  await addStep(page, "Filter");
  await expect(page.getByText("Type what to look for.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Regular expression" }).check();
  await page.getByRole("textbox", { name: "Look for" }).fill("(");
  await expect(page.getByText(/This regular expression cannot be read: unterminated group/i)).toBeVisible();
  await page.getByRole("textbox", { name: "Look for" }).fill("^(a+)+$");
  await expect(page.getByText(/took more than ten seconds and was stopped/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("textbox", { name: "Look for" }).fill("^b$");
  await expect(preview(page)).toHaveText(["b"]);
});

test("selected lines alone are changed", async ({ page }) => {
  const desk = await openWith(page, "c\nb\na");
  await desk.text.click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Alt+Shift+O");
  await expect(preview(page)).toHaveText(["b", "c"]);
  await page.keyboard.press("Alt+Shift+P");
  await expect(desk.text).toHaveText("bca");
});

test("steps are applied as soon as their preview is there, by keys pressed before it is", async ({
  page,
}) => {
  const desk = await openWith(page, "c\nb\na");
  await desk.text.focus();
  await page.keyboard.press("Alt+Shift+O");
  await page.keyboard.press("Alt+Shift+P");
  await expect(desk.text).toHaveText("abc");
  await page.keyboard.press("Alt+Shift+R");
  await page.keyboard.press("Alt+Shift+P");
  await expect(desk.text).toHaveText("cba");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(desk.text).toHaveText("abc");
});

test("a second list is compared with, and is in no address", async ({ page }) => {
  await openWith(page, "pear\nfig");
  await showPanel(page);
  await addStep(page, "Compare with a list");
  await page.getByRole("textbox", { name: "Second list, a line each" }).fill("fig\nplum");
  await expect(preview(page)).toHaveText(["fig"]);
  expect(page.url()).not.toContain("plum");
});

test("the list shows lines of one kind and leads to them", async ({ page }) => {
  await openWith(page, "pear\nfig\npear");
  await showPanel(page);
  await page.getByRole("tab", { name: "List" }).click();
  await page.getByRole("combobox", { name: "Show" }).selectOption("Duplicates of earlier lines");
  const grid = page.getByRole("grid", { name: "Lines" });
  await expect(grid.getByRole("row")).toHaveCount(2);
  await grid.getByRole("row").nth(1).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("pear");
});

test("lengths are drawn", async ({ page }) => {
  await openWith(page, "pear\nfig\nplum jam");
  await showPanel(page);
  await page.getByRole("tab", { name: "Lengths" }).click();
  await expect(page.getByRole("img", { name: "Map of the lines" })).toBeVisible();
});

test("a million lines are sorted while the page answers, and put back by one undo", async ({ page }) => {
  test.slow();
  const lines = Array.from({ length: 1_000_000 }, (_, index) => `line ${(index * 7919 + 5) % 1_000_003}`);
  const desk = await openWith(page, lines.join("\n"));
  await showPanel(page);
  await expect(desk.figure("Lines")).toHaveText(/1,000,000/, { timeout: 60_000 });
  await addStep(page, "Sort");
  await expect(preview(page).first()).toHaveText("line 0", { timeout: 60_000 });
  await page.getByRole("button", { name: "Apply to the text" }).click();
  await expect(page.getByText("Applied to 1,000,000 lines.")).toBeVisible({ timeout: 60_000 });
  await desk.text.focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await expect(desk.text).toContainText("line 0line 1line 2");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(desk.text).not.toContainText("line 0line 1", { timeout: 60_000 });
  await desk.text.focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await expect(desk.text).toContainText("line 5line 7924", { timeout: 60_000 });
});
