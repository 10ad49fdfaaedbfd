import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { Desk } from "./desk.ts";

const path = "/text-case-convert";

async function openWith(page: Page, text: string): Promise<Desk> {
  const desk = new Desk(page);
  await desk.open(path);
  await desk.paste(text);
  return desk;
}

/** On a phone the cases are behind the bar. */
async function showCases(page: Page): Promise<void> {
  const handle = page.getByRole("button", { name: "Show all figures" });
  if (await handle.isVisible()) await handle.click();
}

function row(page: Page, name: string) {
  return page.getByRole("button", { name: new RegExp(`^${name} `) }).first();
}

test("every case is previewed with the person's own words", async ({ page }) => {
  await openWith(page, "what to look for in a mate");
  await showCases(page);
  await expect(row(page, "AP")).toContainText("What To Look For in a Mate");
  await expect(row(page, "APA")).toContainText("What to Look For in a Mate");
  await expect(row(page, "UPPER CASE")).toContainText("WHAT TO LOOK FOR IN A MATE");
  await expect(row(page, "snake_case")).toContainText("what_to_look_for_in_a_mate");
});

test("a press converts the text as one step of undo", async ({ page }) => {
  const desk = await openWith(page, "the end of it\nof mice and men");
  await showCases(page);
  await row(page, "AP").click();
  await expect(page.getByText("AP title applied to the text.")).toBeVisible();
  await expect(desk.text).toContainText("The End of It");
  await expect(desk.text).toContainText("Of Mice and Men");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(desk.text).toContainText("of mice and men");
});

test("a selection alone is converted", async ({ page }) => {
  const desk = await openWith(page, "alpha beta gamma");
  await desk.text.click();
  await page.keyboard.press("ControlOrMeta+Home");
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Alt+Shift+U");
  await expect(desk.text).toHaveText("ALPHA beta gamma");
});

/** What is on the system's clipboard, by type. */
function readClipboard(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const flavours = (item?.types ?? []).map(async (type) => [
      type,
      await (await item?.getType(type))?.text(),
    ]);
    return Object.fromEntries(await Promise.all(flavours));
  });
}

test("a result is copied as plain text, and the text stays", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const desk = await openWith(page, "straße & <b>ﬁsh</b>\nof mice");
  await showCases(page);
  await page.getByRole("button", { name: "Copy UPPER CASE" }).first().click();
  await expect(page.getByText("UPPER CASE copied.")).toBeVisible();
  expect(await readClipboard(page)).toEqual({ "text/plain": "STRASSE & <B>FISH</B>\nOF MICE" });
  await expect(desk.text).toContainText("straße");
});

test("copying a result that is refused says so", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException("Refused", "NotAllowedError"));
  });
  await openWith(page, "of mice");
  await showCases(page);
  await page.getByRole("button", { name: "Copy UPPER CASE" }).first().click();
  await expect(page.getByText("The browser did not allow copying.")).toBeVisible();
});

test("the reasons are told word by word", async ({ page }) => {
  await openWith(page, "the end of it");
  await showCases(page);
  await page.getByRole("button", { name: "Why each word is written so" }).click();
  await expect(page.getByText("Prepositions of up to 3 letters are small in this style.")).toBeVisible();
});

test("settings stand in the address, the text never", async ({ page }) => {
  await openWith(page, "istanbul");
  await showCases(page);
  await page.getByRole("combobox", { name: "Language of the letters" }).selectOption("tr");
  await expect(row(page, "UPPER CASE")).toContainText("İSTANBUL");
  await expect(page).toHaveURL(/locale=tr/);
  expect(page.url()).not.toContain("istanbul");
});

test("a favourite stands on top, also after a reload", async ({ page }) => {
  await openWith(page, "some words");
  await showCases(page);
  await page.getByRole("button", { name: "Keep snake_case on top" }).click();
  await expect(page.getByRole("heading", { name: "Favourites" })).toBeVisible();
  await page.reload();
  await new Desk(page).waitForEditor();
  await showCases(page);
  await expect(page.getByRole("heading", { name: "Favourites" })).toBeVisible();
});

test("its second address leads to it", async ({ page }) => {
  await page.goto("/text-case-converter");
  await expect(page).toHaveURL(/\/text-case-convert$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Text Case Converter");
});

test("100,000 words are converted while the page answers", async ({ page }) => {
  const desk = await openWith(page, "the quick brown fox jumps over the lazy dog\n".repeat(11_112));
  await showCases(page);
  await expect(row(page, "AP")).toContainText("The Quick Brown Fox");
  await row(page, "AP").click();
  await expect(page.getByText("AP title applied to the text.")).toBeVisible({ timeout: 30_000 });
  await expect(desk.text).toContainText("The Quick Brown Fox Jumps Over the Lazy Dog");
});
