import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** The word counter as a person sees it: the text, and its figures by their labels. */
export class Desk {
  readonly page: Page;
  readonly text: Locator;

  constructor(page: Page) {
    this.page = page;
    this.text = page.getByRole("textbox", { name: "Your text" });
  }

  /** Opens the home page and waits until the real editor has taken over. */
  async open(path = "/"): Promise<void> {
    await this.page.goto(path);
    await this.waitForEditor();
  }

  /** Waits until the real editor has taken over; it comes when somebody is there, so the pointer moves meanwhile. */
  async waitForEditor(): Promise<void> {
    const editor = this.page.locator(".cm-content");
    for (let move = 0; move < 600 && (await editor.count()) === 0; move += 1) {
      await this.page.mouse.move(move % 2, 0);
      await this.page.waitForTimeout(50);
    }
    await editor.waitFor();
  }

  figure(label: string): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^${label}\\b`, "i") }).first();
  }

  /** Waits until the figure is exactly this value: "1" is neither 11 nor 1.5. */
  async expectFigure(label: string, value: string): Promise<void> {
    const whole = new RegExp(`(?<![\\d.,])${value}$`);
    await expect(this.figure(label)).toHaveText(whole, { timeout: 10_000 });
  }

  /** Puts a text in by one paste event, as a clipboard would: fast at any length, and asks no permission. */
  async paste(text: string): Promise<void> {
    await this.text.focus();
    await this.text.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }

  /** Waits until the last change is on the device. Writes begin half a second after a change; what stood before was saved. */
  async expectSaved(): Promise<void> {
    await this.page.waitForTimeout(600);
    await expect(this.page.getByText(/^Saved/).first()).toBeVisible({ timeout: 10_000 });
  }
}

/** Counts as a spreadsheet would show them. */
export function grouped(count: number): string {
  return new Intl.NumberFormat("en").format(count);
}
