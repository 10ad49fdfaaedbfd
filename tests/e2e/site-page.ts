import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** Waits until React has taken over what was prerendered: only then do buttons do something. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector("header button");
    return button !== null && Object.keys(button).some((key) => key.startsWith("__reactProps"));
  });
  await expect(page.getByRole("banner").getByText(/^Loading/)).toHaveCount(0);
}

/** Follows a link without the scrolling that a pointer's click brings along in a driven browser. */
export async function followLink(link: Locator): Promise<void> {
  await link.evaluate((element) => {
    if (element instanceof HTMLElement) element.click();
  });
}

/** Opens the command palette by its keys. */
export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
}
