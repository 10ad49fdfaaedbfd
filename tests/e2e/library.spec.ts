import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { Desk } from "./desk.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

declare global {
  interface Window {
    readonly axe: { run(options: { runOnly: string[] }): Promise<AxeResults> };
  }
}

/** The word counter with the sheet of documents over it. */
class Library extends Desk {
  readonly sheet: Locator;
  readonly rows: Locator;
  /** The text, found also while a sheet lies over it and hides it from assistive technology. */
  override readonly text: Locator;

  constructor(page: Page) {
    super(page);
    this.text = page.locator(".cm-content");
    this.sheet = page.getByRole("dialog", { name: /your documents|versions/i });
    this.rows = this.sheet.getByRole("region", { name: "Documents", exact: true }).getByRole("listitem");
  }

  async write(text: string): Promise<void> {
    await this.text.click();
    await this.page.keyboard.press("ControlOrMeta+End");
    await this.page.keyboard.insertText(text);
  }

  async openSheet(): Promise<void> {
    await this.page.getByRole("button", { name: "Your documents", exact: true }).click();
    await expect(this.rows.first()).toBeVisible();
  }

  async closeSheet(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await expect(this.sheet).toHaveCount(0);
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByRole("button", { name: new RegExp(`^${name}`) }) });
  }

  async newDocument(): Promise<void> {
    await this.openSheet();
    await this.sheet.getByRole("button", { name: "New document" }).click();
    await expect(this.sheet).toHaveCount(0);
    await expect(this.text).toHaveText("");
  }

  async switchTo(name: string): Promise<void> {
    await this.openSheet();
    await this.row(name).getByRole("button").first().click();
    await expect(this.sheet).toHaveCount(0);
  }

  async choose(name: string, item: string): Promise<void> {
    await this.row(name)
      .getByRole("button", { name: /^More for/ })
      .click();
    await this.page.getByRole("menuitem", { name: item, exact: true }).click();
  }

  async names(): Promise<readonly string[]> {
    return this.rows.locator("button:first-of-type bdi").allTextContents();
  }
}

/** What is stored, read past the program. */
function readDatabase(page: Page, store: string): Promise<readonly unknown[]> {
  return page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open("documents");
        opening.addEventListener("error", () => reject(opening.error));
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.addEventListener("error", () => reject(reading.error));
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    store,
  );
}

/** Changes one record by hand, as a fault of a disk or another program might. */
function damage(page: Page, store: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  return page.evaluate(
    ([name, changed]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("documents");
        opening.addEventListener("error", () => reject(opening.error));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(name, "readwrite");
          const records = transaction.objectStore(name);
          records.getAll().onsuccess = (event) => {
            const { target } = event;
            if (!(target instanceof IDBRequest)) return;
            const found: unknown = target.result;
            if (Array.isArray(found)) for (const record of found) records.put({ ...record, ...changed });
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [store, fields] as const,
  );
}

/** Two documents: the first line of each is its name. */
async function writeTwo(page: Page): Promise<Library> {
  const library = new Library(page);
  await library.open();
  await library.write("Harbour notes\nThe boats came in late.");
  await library.newDocument();
  await library.write("# Letter\nDear all, thank you.");
  return library;
}

test("documents are made, listed by their first line, and opened again", async ({ page }) => {
  const library = await writeTwo(page);
  await library.openSheet();
  await expect.poll(() => library.names()).toEqual(["Letter", "Harbour notes"]);
  await expect(library.row("Letter")).toHaveAttribute("aria-current", "true");
  await expect(library.row("Harbour notes")).toContainText("7 words");
  await library.closeSheet();
  await library.switchTo("Harbour notes");
  await expect(library.text).toContainText("The boats came in late.");
  await expect(library.text).toBeFocused();
  await library.expectFigure("Words", "7");
  await page.reload();
  await library.waitForEditor();
  await expect(library.text).toContainText("The boats came in late.");
});

test("a new tab opens the document that was chosen last", async ({ page, context }) => {
  const library = await writeTwo(page);
  await library.switchTo("Harbour notes");
  await page.close();
  const next = new Library(await context.newPage());
  await next.open();
  await expect(next.text).toContainText("The boats came in late.");
});

test("what was typed a moment ago is saved before another document opens", async ({ page }) => {
  const library = await writeTwo(page);
  await library.write(" Last words.");
  await library.switchTo("Harbour notes");
  await library.switchTo("Letter");
  await expect(library.text).toContainText("thank you. Last words.");
});

test("an empty document that nobody wrote in leaves no trace", async ({ page }) => {
  const library = await writeTwo(page);
  await library.newDocument();
  await library.switchTo("Letter");
  await library.openSheet();
  await expect.poll(() => library.names()).toEqual(["Letter", "Harbour notes"]);
});

test("a document is renamed, by keyboard alone, and finds its first line again", async ({ page }) => {
  const library = await writeTwo(page);
  await library.openSheet();
  await library
    .row("Letter")
    .getByRole("button", { name: /^More for/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Rename" })).toBeFocused();
  await page.keyboard.press("Enter");
  const box = library.sheet.getByRole("textbox", { name: "Name of the document" });
  await expect(box).toBeFocused();
  await box.fill("رسالة إلى الجميع");
  await page.keyboard.press("Enter");
  await expect(library.row("رسالة إلى الجميع")).toBeVisible();
  await expect(library.row("رسالة إلى الجميع").getByRole("button").first()).toBeFocused();
  await library.choose("رسالة إلى الجميع", "Rename");
  await page.keyboard.press("Escape");
  await expect(library.sheet).toBeVisible();
  await library.choose("رسالة إلى الجميع", "Rename");
  await box.fill("");
  await page.keyboard.press("Enter");
  await expect(library.row("Letter")).toBeVisible();
});

test("a duplicate stands beside the document, with its text", async ({ page }) => {
  const library = await writeTwo(page);
  await library.openSheet();
  await library.choose("Harbour notes", "Duplicate");
  await expect(library.row("Harbour notes \\(copy\\)")).toContainText("7 words");
  await library.closeSheet();
  await library.switchTo("Harbour notes \\(copy\\)");
  await expect(library.text).toContainText("The boats came in late.");
});

test("a deleted document leaves its place to an undo, and comes back to the screen", async ({ page }) => {
  const library = await writeTwo(page);
  await library.openSheet();
  await library.choose("Letter", "Delete");
  const undo = library.sheet.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(library.text).toContainText("The boats came in late.");
  await page.keyboard.press("Enter");
  await expect(library.row("Letter")).toHaveAttribute("aria-current", "true");
  await expect(library.text).toContainText("thank you.");

  await library.choose("Harbour notes", "Delete");
  await expect(undo).toBeVisible();
  await library.closeSheet();
  await page.reload();
  await library.waitForEditor();
  await library.openSheet();
  await expect.poll(() => library.names()).toEqual(["Letter"]);
  await library.sheet.getByRole("button", { name: "Deleted (1)" }).click();
  await library.sheet.getByRole("button", { name: "Restore Harbour notes" }).click();
  await expect(library.row("Harbour notes")).toBeVisible();
});

test("the last document can be deleted too, and an empty one takes its place", async ({ page }) => {
  const library = new Library(page);
  await library.open();
  await library.write("The only one.");
  await library.openSheet();
  await library.choose("The only one.", "Delete");
  await expect(library.text).toHaveText("");
  await library.sheet.getByRole("button", { name: "Undo" }).click();
  await expect(library.text).toHaveText("The only one.");
  await expect(library.rows).toHaveCount(1);
});

test("versions are kept, looked at and gone back to, which loses nothing", async ({ page }) => {
  const library = new Library(page);
  await library.open();
  await library.write("The first draft.");
  await library.openSheet();
  await library.choose("The first draft.", "Versions");
  const { sheet } = library;
  await sheet.getByRole("textbox", { name: "Name of a new version" }).fill("First");
  await page.keyboard.press("Enter");
  await expect(sheet.getByRole("button", { name: /^First/ })).toContainText("3 words");
  await library.closeSheet();
  await library.text.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("Something else entirely.");

  await library.openSheet();
  await library.choose("Something else entirely.", "Versions");
  await sheet.getByRole("button", { name: /^First/ }).click();
  await expect(sheet.getByRole("region", { name: "Text of First" })).toHaveText("The first draft.");
  await sheet.getByRole("button", { name: "Go back to this version" }).click();
  await expect(library.text).toHaveText("The first draft.");

  await library.openSheet();
  await library.choose("The first draft.", "Versions");
  await sheet.getByRole("button", { name: /^Before going back to “First”/ }).click();
  await expect(sheet.getByText("Something else entirely.")).toBeVisible();
  await sheet.getByRole("button", { name: "Remove" }).click();
  await sheet.getByRole("button", { name: "Undo" }).click();
  await expect(sheet.getByRole("button", { name: /^Before going back/ })).toBeVisible();
  await library.closeSheet();
  await library.text.click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(library.text).toHaveText("Something else entirely.");
});

test("an archive brings back the same documents after everything was removed", async ({ page }, testInfo) => {
  const library = await writeTwo(page);
  await library.openSheet();
  await library.choose("Letter", "Versions");
  await library.sheet.getByRole("textbox", { name: "Name of a new version" }).fill("Sent");
  await page.keyboard.press("Enter");
  await library.sheet.getByRole("button", { name: "Back to your documents" }).click();
  await library.choose("Harbour notes", "Rename");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("مرفأ");
  await page.keyboard.press("Enter");
  await expect(library.row("مرفأ")).toBeVisible();
  const waiting = page.waitForEvent("download");
  await library.sheet.getByRole("button", { name: "Export all" }).click();
  const archive = testInfo.outputPath("documents.zip");
  await (await waiting).saveAs(archive);
  await expect(library.sheet.getByText("2 documents packed with their versions.")).toBeVisible();

  const importAll = async () => library.sheet.locator("input[type=file]").setInputFiles(archive);
  await importAll();
  await expect(library.sheet.getByText("2 documents were here already, word for word.")).toBeVisible();
  await expect(library.rows).toHaveCount(2);

  await page.goto("/your-data");
  await page.getByRole("button", { name: "Remove everything" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(page.getByText("Everything was removed from this device.")).toBeVisible();
  for (const store of ["documents", "snapshots", "changes", "versions", "versionTexts", "recovered"]) {
    expect(await readDatabase(page, store), store).toEqual([]);
  }

  await library.open();
  await expect(library.text).toHaveText("");
  await page.getByRole("button", { name: "Your documents", exact: true }).click();
  await importAll();
  await expect(library.sheet.getByText("2 documents added.")).toBeVisible();
  await expect(library.row("Letter")).toContainText("1 version");
  await expect(library.row("مرفأ")).toContainText("7 words");
  await library.closeSheet();
  await library.switchTo("مرفأ");
  await expect(library.text).toContainText("The boats came in late.");

  await library.write(" And left.");
  await library.openSheet();
  await importAll();
  await expect(library.sheet.getByText("1 document with a changed text here added as a copy")).toBeVisible();
  await expect(library.row("مرفأ \\(imported\\)")).toBeVisible();
  await expect(library.text).toContainText("And left.");
});

test("a file that is no archive of documents changes nothing", async ({ page }) => {
  const library = await writeTwo(page);
  await library.openSheet();
  const picker = library.sheet.locator("input[type=file]");
  for (const buffer of [Buffer.from("plain"), Buffer.from("PK\u0003\u0004 but no more"), Buffer.alloc(0)]) {
    await picker.setInputFiles({ name: "holiday.zip", mimeType: "application/zip", buffer });
    await expect(library.sheet.getByText("That is not an archive of your documents.")).toBeVisible();
  }
  await expect(library.rows).toHaveCount(2);
});

test("a second tab's words become a copy that the list explains", async ({ page, context }) => {
  const library = new Library(page);
  await library.open();
  await library.write("Shared words.");
  await page.waitForTimeout(1000);
  const second = new Library(await context.newPage());
  await second.open();
  await expect(second.page.getByText(/another tab/i).first()).toBeVisible();
  await second.write(" Of the second tab.");
  await second.openSheet();
  await expect(second.rows).toHaveCount(2);
  await expect(
    second.sheet.getByText("A copy of “Shared words.”, which was changed in another tab"),
  ).toBeVisible();
  await expect(second.sheet.getByText("Open in another tab.")).toBeVisible();
  await library.openSheet();
  await expect(library.rows).toHaveCount(2);
  await expect(library.text).toHaveText("Shared words.");
});

test("a document that was deleted in another tab comes back with the next word written here", async ({
  page,
  context,
}) => {
  const library = new Library(page);
  await library.open();
  await library.write("Still being written.");
  await page.waitForTimeout(1000);
  const second = new Library(await context.newPage());
  await second.open();
  await second.openSheet();
  await second.choose("Still being written.", "Delete");
  await expect(second.sheet.getByRole("button", { name: "Undo" })).toBeVisible();
  await second.page.close();
  await library.write(" See?");
  await page.waitForTimeout(1200);
  await page.reload();
  await library.waitForEditor();
  await expect(library.text).toHaveText("Still being written. See?");
  await library.openSheet();
  await expect(library.row("Still being written. See\\?")).toHaveAttribute("aria-current", "true");
});

test("a document of the first database opens, and is listed with its words", async ({ page }) => {
  await page.route("**/empty-page", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>.</title>" }),
  );
  await page.goto("/empty-page");
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("documents", 1);
        opening.onupgradeneeded = () => {
          const { result: database } = opening;
          database.createObjectStore("documents", { keyPath: "id" });
          database.createObjectStore("snapshots", { keyPath: "documentId" });
          database.createObjectStore("changes", { keyPath: ["documentId", "sequence"] });
          database.createObjectStore("recovered", { autoIncrement: true });
        };
        opening.addEventListener("error", () => reject(opening.error));
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction(["documents", "snapshots", "changes"], "readwrite");
          const place = { selection: { start: 0, end: 0 }, top: 0 };
          const dates = { createdAt: 1_700_000_000_000, updatedAt: 1_700_000_100_000 };
          transaction.objectStore("documents").add({ format: 1, id: "old", ...dates, sequence: 2, place });
          transaction
            .objectStore("snapshots")
            .add({ format: 1, documentId: "old", sequence: 1, text: "Written before the library" });
          transaction.objectStore("changes").add({
            format: 1,
            documentId: "old",
            sequence: 2,
            steps: [[{ from: 26, to: 26, insert: " came." }]],
            length: 32,
          });
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
  );
  const library = new Library(page);
  await library.open();
  await expect(library.text).toHaveText("Written before the library came.");
  await library.write(" It goes on.");
  await library.openSheet();
  await expect(library.row("Written before the library came. It goes on.")).toContainText("8 words");
});

test.describe("when something is wrong with storage", () => {
  test("a full disk gets a sentence, and the words stay on the screen", async ({ page }) => {
    await page.addInitScript(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function full(...parameters: Parameters<typeof put>) {
        if (Reflect.get(window, "isFull") === true) throw new DOMException("Full.", "QuotaExceededError");
        return put.apply(this, parameters);
      };
    });
    const library = await writeTwo(page);
    await page.waitForTimeout(1000);
    await page.evaluate(() => void Reflect.set(window, "isFull", true));
    await library.write(" Unsaved words.");
    await expect(page.getByText("This device has no room left to save text.")).toBeVisible();
    await library.openSheet();
    await library.row("Harbour notes").getByRole("button").first().click();
    await expect(
      library.sheet.getByText("The text on the screen could not be saved, so it stays open."),
    ).toBeVisible();
    await expect(library.text).toContainText("Unsaved words.");
    await page.evaluate(() => void Reflect.set(window, "isFull", false));
    await library.row("Harbour notes").getByRole("button").first().click();
    await expect(library.text).toContainText("The boats came in late.");
    await library.switchTo("Letter");
    await expect(library.text).toContainText("Unsaved words.");
  });

  test("a window without databases says so, and keeps the words on the screen", async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("Not here.", "SecurityError");
      };
    });
    const library = new Library(page);
    await library.open();
    await library.write("Only on the screen.");
    await page.getByRole("button", { name: "Your documents", exact: true }).click();
    await expect(library.sheet.getByText("This browser does not let the page keep documents")).toBeVisible();
    await library.closeSheet();
    await expect(library.text).toHaveText("Only on the screen.");
  });

  test("a text that cannot be read is kept as recovered records, and can be opened", async ({ page }) => {
    const library = new Library(page);
    await library.open();
    await library.write("Words that were damaged.");
    await library.expectSaved();
    await page.waitForTimeout(800);
    await damage(page, "snapshots", { sequence: "not a number" });
    await page.reload();
    await library.waitForEditor();
    await expect(page.getByText("A saved text could not be read.")).toBeVisible();
    await page.getByRole("button", { name: "Your documents", exact: true }).click();
    await library.sheet.getByRole("button", { name: "Open its text" }).click();
    await expect(library.text).toHaveText("Words that were damaged.");
    await library.openSheet();
    await expect(library.row("Words that were damaged. \\(recovered\\)")).toBeVisible();
  });

  test("a document whose description is damaged still opens from the list", async ({ page }) => {
    const library = await writeTwo(page);
    await page.waitForTimeout(800);
    await damage(page, "documents", { createdAt: "yesterday" });
    await library.openSheet();
    await expect(library.sheet.getByText("Its description was damaged.").first()).toBeVisible();
    const damaged = library.sheet.getByRole("button", { name: /^A document that needs attention/ });
    await expect(damaged).toHaveCount(2);
    await damaged.filter({ hasNotText: "On the screen" }).click();
    await expect(library.sheet).toHaveCount(0);
    await page.waitForTimeout(1200);
    await library.openSheet();
    await damaged.click();
    await expect(library.sheet).toHaveCount(0);
    await page.waitForTimeout(1200);
    await library.openSheet();
    await expect.poll(async () => (await library.names()).toSorted()).toEqual(["Harbour notes", "Letter"]);
  });
});

for (const theme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing in the sheet, ${theme}, ${width} pixels`, async ({ browser }) => {
      const context = await browser.newContext({
        colorScheme: theme,
        viewport: { width, height: 900 },
        reducedMotion: "reduce",
        bypassCSP: true,
      });
      const page = await context.newPage();
      await page.addInitScript(axe);
      const check = async () => {
        const found = await page.evaluate(async (runOnly) => {
          const { violations } = await window.axe.run({ runOnly });
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
        }, standards);
        expect(found).toEqual([]);
      };
      const library = await writeTwo(page);
      await library.openSheet();
      await check();
      await library.choose("Letter", "Versions");
      await library.sheet.getByRole("textbox").fill("First");
      await page.keyboard.press("Enter");
      await library.sheet.getByRole("button", { name: /^First/ }).click();
      await check();
      await page.goto("/your-data");
      await expect(page.getByRole("cell", { name: "Letter" })).toBeVisible();
      await check();
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang).toBeLessThanOrEqual(0);
      await context.close();
    });
  }
}
