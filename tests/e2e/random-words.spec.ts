import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { Desk } from "./desk.ts";

const path = "/random-word-generator";

async function open(page: Page, query = ""): Promise<Desk> {
  await page.goto(`${path}${query}`);
  const desk = new Desk(page);
  await desk.waitForEditor();
  return desk;
}

const words = (page: Page) => page.getByRole("list", { name: "Words", exact: true }).getByRole("listitem");
const shown = (page: Page) =>
  words(page)
    .getByRole("button", { name: /^[a-z]+$/ })
    .allTextContents();

test("words are drawn again, and a link gives the same ones", async ({ page }) => {
  await open(page);
  await expect(words(page)).toHaveCount(5);
  const first = await shown(page);
  await page.getByRole("button", { name: "Draw again" }).click();
  await expect(page).toHaveURL(/seed=[a-z2-9]{8}/);
  await expect.poll(() => shown(page)).not.toEqual(first);
  const second = await shown(page);

  // Space on the focused button, then Enter where nothing has the focus.
  await page.keyboard.press("Space");
  await expect.poll(() => shown(page)).not.toEqual(second);
  const third = await shown(page);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press("Enter");
  await expect.poll(() => shown(page)).not.toEqual(third);

  const fourth = await shown(page);
  await page.reload();
  await expect(words(page)).toHaveCount(5);
  expect(await shown(page)).toEqual(fourth);
});

test("filters narrow the words, and too few are said and given", async ({ page }) => {
  await open(page, "?seed=test&count=12&type=noun&level=easy&length=5-6");
  await expect(words(page)).toHaveCount(12);
  for (const word of await shown(page)) expect(word).toMatch(/^[a-z]{5,6}$/);

  await page.getByLabel("Starts with").fill("zeb");
  await page.getByLabel("Letters").fill("");
  await page.getByLabel("Difficulty").selectOption("any");
  await expect(page.getByText(/^Only (one word fits|\d+ words fit)/).first()).toBeVisible();
  expect(await shown(page)).toContain("zebra");

  await page.getByLabel("Starts with").fill("z3");
  await expect(page.getByText("Letters from a to z, ? and *.")).toBeVisible();
  await page.getByLabel("Starts with").fill("");
  await page.getByLabel("Rhymes with").fill("light");
  await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(3);
  for (const word of await shown(page)) expect(word).toMatch(/(?:ight|ite|yte)$/);
});

test("a kept word stays, and a pressed one says what it means", async ({ page }) => {
  await open(page, "?seed=test&count=4");
  await expect(words(page)).toHaveCount(4);
  const [, second = ""] = await shown(page);
  await page.getByRole("button", { name: `Keep ${second}` }).click();
  await page.getByRole("button", { name: "Draw again" }).click();
  await expect.poll(async () => (await shown(page))[0]).not.toBe("");
  expect((await shown(page))[1]).toBe(second);

  await words(page).nth(1).getByRole("button", { name: second, exact: true }).click();
  await expect(
    words(page)
      .nth(1)
      .getByText(/syllable/),
  ).toBeVisible();
  await expect(words(page).nth(1).getByRole("heading")).not.toHaveCount(0);
});

test("words go into the text, and earlier ones are kept until they are cleared", async ({ page }) => {
  const desk = await open(page, "?seed=test&count=3");
  await expect(words(page)).toHaveCount(3);
  const drawn = await shown(page);
  await page.getByLabel("Copied and put in").selectOption("commas");
  await page.getByRole("button", { name: "Put into the text" }).first().click();
  await expect(desk.text).toContainText(drawn.join(", "));

  await page.getByRole("button", { name: "Draw again" }).click();
  await page.getByRole("button", { name: "1 earlier draw" }).click();
  await expect(page.getByText(drawn.join(", ")).first()).toBeVisible();
  await page.getByRole("button", { name: "Clear the history" }).click();
  await expect(page.getByText("What you draw is listed here")).toBeVisible();
});

test("sentences, made-up words and passphrases", async ({ page }) => {
  await open(page, "?seed=test");
  await page.getByRole("tab", { name: "Sentences" }).click();
  const sentences = page.getByRole("list", { name: "Sentences" }).getByRole("listitem");
  await expect(sentences).toHaveCount(5);
  await expect(sentences.first()).toContainText(/[A-Z].*[.?]/);

  await page.getByRole("tab", { name: "Made-up words" }).click();
  await expect(page.getByRole("list", { name: "Made-up words" }).getByRole("listitem")).toHaveCount(5);

  await page.getByRole("tab", { name: "Passphrase" }).click();
  const passphrase = page.getByRole("status", { name: "Passphrase" });
  await expect(passphrase).toHaveText(/^[a-z]+(?:-[a-z]+){5}$/);
  await expect(page.getByText("77.5 bits.", { exact: true })).toBeVisible();
  const first = await passphrase.textContent();
  await page.getByRole("button", { name: "Another one" }).click();
  await expect(passphrase).not.toHaveText(first ?? "");
  await page.getByLabel("Capitals").selectOption("one");
  await expect(page.getByText("80.1 bits.", { exact: true })).toBeVisible();
  expect(page.url()).not.toContain((await passphrase.textContent()) ?? "-");
});

test("nothing is cut off at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, "?seed=test&count=40");
  await expect(words(page)).toHaveCount(40);
  await page.getByRole("button", { name: /Show all figures/ }).click();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
