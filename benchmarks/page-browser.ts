import { chromium } from "playwright-core";
import type { Browser, Locator } from "playwright-core";

import { findChromium } from "../build/chromium.ts";
import { serveBuiltSite } from "./served-site.ts";

/** The built site as it is served, and a browser to open its pages in. */
export interface PageBrowser {
  readonly origin: string;
  readonly browser: Browser;
}

/** Serves the site, built anew if need be, and opens Chromium, while `work` lasts. Both are gone afterwards. */
export async function withPageBrowser(work: (opened: PageBrowser) => Promise<void>): Promise<void> {
  const { origin, close } = await serveBuiltSite();
  try {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    });
    try {
      await work({ origin, browser });
    } finally {
      await browser.close();
    }
  } finally {
    await close();
  }
}

/** Puts the focus into an editor and pastes plain text, as one event. */
export async function pasteText(editor: Locator, text: string): Promise<void> {
  await editor.focus();
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
