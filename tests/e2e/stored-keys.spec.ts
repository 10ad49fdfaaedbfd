import { expect, test } from "@playwright/test";
import { storedItems } from "../../src/pages/privacy/stored-items.ts";
import { Desk } from "./desk.ts";
import { waitForScripts } from "./site-page.ts";

// It has stores of its own.
test.use({ serviceWorkers: "allow" });

const sample =
  "Dr. Lee wrote 3.5 pages. The cat, which was red, was seen by them.\n\nA second paragraph: well-known.";

/** Changes every choice of a tool that is in sight, as somebody who tries everything would. */
function changeEverything(): void {
  const main = document.querySelector("main");
  for (const box of main?.querySelectorAll<HTMLInputElement>("input[type='checkbox']") ?? []) box.click();
  for (const group of new Set(
    [...(main?.querySelectorAll<HTMLInputElement>("input[type='radio']") ?? [])].map((choice) => choice.name),
  )) {
    const choices = main?.querySelectorAll<HTMLInputElement>(
      `input[type='radio'][name='${CSS.escape(group)}']`,
    );
    choices?.item(choices.length - 1).click();
  }
  for (const list of main?.querySelectorAll("select") ?? []) {
    const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "selectedIndex")?.set;
    set?.call(list, list.options.length - 1);
    list.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

// The privacy page promises a list of every key; `/your-data` holds what is there against that list.
test("nothing is stored that the privacy page does not list, whatever tool is used", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const desk = new Desk(page);
  await desk.open();
  await desk.text.click();
  await page.keyboard.insertText(sample);
  await desk.expectSaved();
  await page.getByRole("switch", { name: "Dark theme" }).click();
  await page.goto("/tools");
  const links = await page.getByRole("main").locator("li a").all();
  const tools = await Promise.all(links.map((link) => link.getAttribute("href")));
  expect(tools.length).toBeGreaterThan(10);
  for (const address of tools) {
    await page.goto(address ?? "");
    await waitForScripts(page);
    await page.evaluate(changeEverything);
  }
  await page.goto("/contact");
  await waitForScripts(page);
  await page.getByLabel("Message").fill("A draft");
  await page.goto("/your-data");
  await expect(page.getByText("Looking…")).toHaveCount(0);
  const found = page.getByRole("listitem").filter({ has: page.locator("code") });
  expect(await found.count()).toBeGreaterThan(20);
  await expect(found.filter({ hasText: "Not put there by this site as it is now" })).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  expect(new Set(storedItems.map(({ where, key }) => `${where} ${key}`)).size).toBe(storedItems.length);
});
