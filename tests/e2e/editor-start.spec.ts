import { expect, test } from "@playwright/test";
import type { CDPSession, Locator, Page } from "@playwright/test";

import { Desk } from "./desk.ts";
import { waitForScripts } from "./site-page.ts";

/** A page on a slow device, whose editor has not come: nobody has touched it. */
class QuietDesk extends Desk {
  readonly box: Locator;
  readonly editor: Locator;

  constructor(page: Page) {
    super(page);
    this.box = page.locator("textarea").first();
    this.editor = page.locator(".cm-content");
  }

  async openQuietly(): Promise<CDPSession> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await this.page.goto("/");
    await waitForScripts(this.page);
    return session;
  }

  /** How many steps typing is depends on how slow the machine is. */
  async pressWhileEnabled(keys: string, button: string): Promise<void> {
    const command = this.page.getByRole("button", { name: button, exact: true });
    await expect(async () => {
      await this.page.keyboard.press(keys);
      await expect(command).toBeDisabled({ timeout: 300 });
    }).toPass();
  }

  /** Keeps the editor's code back until the returned function is called. */
  async holdEditor(): Promise<() => void> {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.page.route("**/assets/editor-code-mirror-*.js", async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }
}

// Each page is four times as slow as the machine.
test.beforeEach(() => test.slow());

test("a page that nobody touches shows its figures, and no editor is loaded", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const desk = new QuietDesk(page);
  await desk.openQuietly();
  await desk.expectFigure("Words", "0");
  await expect(page.getByText("It is counted in this browser and sent nowhere.")).toBeVisible();
  await expect(desk.editor).toHaveCount(0);
  expect(asked.filter((address) => address.includes("code-mirror"))).toEqual([]);
  await page.mouse.move(5, 5);
  await desk.editor.waitFor();
});

test("typing is counted before the editor has come, goes on in it, and can be undone there", async ({
  page,
}) => {
  const desk = new QuietDesk(page);
  const release = await desk.holdEditor();
  await desk.openQuietly();
  await desk.box.focus();
  await page.keyboard.insertText("One two three");
  await desk.expectFigure("Words", "3");
  await expect(desk.editor).toHaveCount(0);
  release();
  for (const word of [" four", " five", " six", " seven"]) await page.keyboard.insertText(word);
  await desk.editor.waitFor();
  await page.keyboard.type(" eight");
  await expect(desk.text).toBeFocused();
  await expect(desk.text).toHaveText("One two three four five six seven eight");
  await desk.expectFigure("Words", "8");
  await desk.pressWhileEnabled("ControlOrMeta+z", "Undo");
  await expect(desk.text).toHaveText("");
  await desk.pressWhileEnabled("ControlOrMeta+Shift+Z", "Redo");
  await expect(desk.text).toHaveText("One two three four five six seven eight");
});

test("what was undone before the editor came can be redone in it", async ({ page }) => {
  const desk = new QuietDesk(page);
  const release = await desk.holdEditor();
  await desk.openQuietly();
  await desk.box.focus();
  await page.keyboard.insertText("Kept words");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(desk.box).toHaveValue("");
  await desk.expectFigure("Words", "0");
  release();
  await desk.editor.waitFor();
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(desk.text).toHaveText("Kept words");
  await desk.expectFigure("Words", "2");
});

test("a paste and the place of the cursor are handed over", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const desk = new QuietDesk(page);
  const release = await desk.holdEditor();
  await desk.openQuietly();
  await page.evaluate(() => navigator.clipboard.writeText("Pasted at once.\nSecond line."));
  await desk.box.focus();
  await page.keyboard.press("ControlOrMeta+v");
  await desk.expectFigure("Words", "5");
  await page.keyboard.press("ControlOrMeta+Home");
  release();
  await desk.editor.waitFor();
  await page.keyboard.type("Then: ");
  await expect(desk.editor.locator(".cm-line").first()).toHaveText("Then: Pasted at once.");
  await desk.pressWhileEnabled("ControlOrMeta+z", "Undo");
  await expect(desk.text).toHaveText("");
});

test("a word that an input method is composing is finished before the editor comes", async ({ page }) => {
  const desk = new QuietDesk(page);
  const release = await desk.holdEditor();
  const session = await desk.openQuietly();
  await desk.box.focus();
  await session.send("Input.imeSetComposition", { text: "に", selectionStart: 1, selectionEnd: 1 });
  const arrived = page.waitForResponse("**/assets/editor-code-mirror-*.js");
  release();
  await arrived;
  await session.send("Input.imeSetComposition", { text: "にほ", selectionStart: 2, selectionEnd: 2 });
  await session.send("Input.imeSetComposition", { text: "にほん", selectionStart: 3, selectionEnd: 3 });
  await expect(desk.editor).toHaveCount(0);
  await session.send("Input.insertText", { text: "日本" });
  await desk.editor.waitFor();
  await expect(desk.text).toHaveText("日本");
  await expect(desk.text).toBeFocused();
});

test("a text that is dragged into the box is kept and counted", async ({ page }) => {
  const desk = new QuietDesk(page);
  await desk.openQuietly();
  // The end of a drag inside the browser, as its input pipeline reports it.
  const session = await page.context().newCDPSession(page);
  const bounds = await desk.box.boundingBox();
  const place = { x: (bounds?.x ?? 0) + 60, y: (bounds?.y ?? 0) + 60 };
  const data = { items: [{ mimeType: "text/plain", data: "Dragged words here" }], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", { type, ...place, data });
  }
  await desk.expectFigure("Words", "3");
  await desk.waitForEditor();
  await expect(desk.text).toHaveText("Dragged words here");
});

test("a saved text brings the editor by itself", async ({ page }) => {
  const desk = new QuietDesk(page);
  await desk.open();
  await desk.text.click();
  await page.keyboard.type("Kept without being asked.");
  await desk.expectSaved();
  await page.reload();
  await desk.editor.waitFor();
  await expect(desk.editor).toHaveText("Kept without being asked.");
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the first tap puts the cursor in, and every letter after it", async ({ page }) => {
    const desk = new QuietDesk(page);
    await desk.openQuietly();
    await desk.box.tap();
    await page.keyboard.type("One two three four five six seven eight nine ten", { delay: 15 });
    await desk.editor.waitFor();
    await expect(desk.text).toBeFocused();
    await expect(desk.text).toHaveText("One two three four five six seven eight nine ten");
  });
});
