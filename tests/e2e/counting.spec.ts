import { expect, test } from "@playwright/test";
import { tool } from "#tools/word-counter/tool.ts";
import { novel } from "../real-text.ts";
import { Desk, grouped } from "./desk.ts";

test("figures follow the typing", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.text.click();
  await page.keyboard.type("Call me Ishmael. Some years ago, never mind how long precisely.");
  await desk.expectFigure("Words", "11");
  await desk.expectFigure("Sentences", "2");
  await desk.expectFigure("Paragraphs", "1");
});

test("a text of 100,000 words is counted whole and stays fluid", async ({ page }) => {
  const text = novel(100_000);
  const desk = new Desk(page);
  await desk.open();
  await desk.paste(text);
  await desk.expectFigure("Words", grouped(100_000));
  // One step of undo, however slowly keys would come.
  await page.keyboard.insertText(" and two more");
  await desk.expectFigure("Words", grouped(100_003));
  await page.keyboard.press("ControlOrMeta+z");
  await desk.expectFigure("Words", grouped(100_000));
});

test("text typed before the editor has loaded is kept", async ({ page }) => {
  // Hold the scripts back, as a slow network would.
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const plain = page.locator("textarea").first();
  await plain.waitFor();
  await plain.click();
  await page.keyboard.type("early words, ");
  release();
  await page.keyboard.type("late words, ", { delay: 40 });
  const desk = new Desk(page);
  await desk.waitForEditor();
  await page.keyboard.type("last words");
  await expect(desk.text).toContainText("early words, late words, last words");
  await desk.expectFigure("Words", "6");
});

test("a selection shows its own counts", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.paste("One two three four five.");
  await page.keyboard.press("ControlOrMeta+Home");
  for (let step = 0; step < 7; step += 1) await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByText(/2 words/).first()).toBeVisible();
  await desk.expectFigure("Words", "5");
});

test("typing right after a paste is undone without it", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.paste("One two three");
  await page.keyboard.insertText(" four five");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(desk.text).toHaveText("One two three");
});

test("clearing can be undone", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.paste("Nothing that a person wrote is lost.");
  await page.getByRole("button", { name: "Clear" }).click();
  await desk.expectFigure("Words", "0");
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await desk.expectFigure("Words", "7");
});

test("the sample is the project's own text", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await page
    .getByRole("button", { name: /sample/i })
    .first()
    .click();
  await expect(desk.text).toContainText(tool.sample.split("\n")[0] ?? "");
  await desk.expectFigure("Words", String(tool.sample.split(/\s+/).length));
});

test("a figure opens to say how it was counted", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.paste("A well-known mother-in-law.");
  await desk.figure("Words").click();
  await expect(desk.figure("Words")).toHaveAttribute("aria-expanded", "true");
  // The two words with hyphens are two to Word, five with "A" to the Unicode standard: 1 + 2, 1 + 2 + 3.
  await desk.expectFigure("Words", "3");
  await page.getByRole("radio", { name: /^Unicode/ }).check();
  await desk.expectFigure("Words", "6");
});

test("right-to-left and emoji texts are counted", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.paste("السلام عليكم 👨‍👩‍👧‍👦");
  await desk.expectFigure("Words", "3");
  await expect(desk.page.locator(".cm-line").first()).toHaveCSS("direction", "rtl");
});

test("shortcuts are listed under ?, and the focus comes back", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  const opener = page.getByRole("button", { name: "Keyboard shortcuts" });
  await opener.focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
  // In the text a question mark is a question mark.
  await desk.text.click();
  await page.keyboard.type("Why?");
  await expect(desk.text).toHaveText("Why?");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the whole text is copied and pasted by buttons", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const desk = new Desk(page);
  await desk.open();
  await desk.paste("Copied as it stands.\nTwo lines.");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("Copied as it stands.\nTwo lines.");
  await page.getByRole("button", { name: "Clear" }).click();
  await desk.expectFigure("Words", "0");
  await page.getByRole("button", { name: "Paste" }).click();
  await desk.expectFigure("Words", "6");
});

test("Tab leaves the text, so that a keyboard is never caught in it", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.text.click();
  await page.keyboard.press("Tab");
  await expect(desk.text).not.toBeFocused();
});
