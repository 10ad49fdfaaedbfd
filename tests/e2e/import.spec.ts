import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { damagedFiles } from "../corpus/office/damage.ts";
import { officeFile } from "../corpus/office/office-files.ts";
import { Desk } from "./desk.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

declare global {
  interface Window {
    readonly axe: { run(options: { runOnly: string[] }): Promise<AxeResults> };
  }
}

interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

function written(name: string, text: string): GivenFile {
  return { name, bytes: new TextEncoder().encode(text) };
}

function office(name: string): GivenFile {
  return { name, bytes: officeFile(name) };
}

/** Windows-1251, for the letters of modern Russian: А–я are 0xC0–0xFF. */
function windows1251(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  });
}

/** The word counter with what it says of opened files. */
class ImportDesk extends Desk {
  readonly panel: Locator;
  /** What is spoken. */
  readonly spoken: Locator;

  constructor(page: Page) {
    super(page);
    this.panel = page.getByRole("region", { name: "Opened files" });
    this.spoken = page.getByRole("status");
  }

  /** Drops files onto an element as a person does with a mouse. */
  async drop(files: readonly GivenFile[], onto = "body"): Promise<void> {
    await this.page.locator(onto).evaluate(
      (target, given) => {
        const dataTransfer = new DataTransfer();
        for (const { name, base64 } of given) {
          const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
          dataTransfer.items.add(new File([bytes], name));
        }
        for (const type of ["dragenter", "dragover", "drop"]) {
          target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
        }
      },
      files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString("base64") })),
    );
  }

  /** Chooses files as with the button. */
  async choose(files: readonly GivenFile[]): Promise<void> {
    const choosing = this.page.waitForEvent("filechooser");
    await this.page.getByRole("button", { name: "Open file" }).click();
    const chooser = await choosing;
    await chooser.setFiles(
      files.map(({ name, bytes }) => ({ name, mimeType: "", buffer: Buffer.from(bytes) })),
    );
  }

  async write(text: string): Promise<void> {
    await this.text.click();
    await this.page.keyboard.insertText(text);
  }

  async readText(): Promise<string> {
    return (await this.text.locator(".cm-line").allInnerTexts())
      .map((line) => line.replace(/\n$/, ""))
      .join("\n");
  }

  async openOptions(): Promise<void> {
    await this.panel.getByRole("button", { name: "Change how it is read" }).click();
  }

  async openDocument(name: string): Promise<void> {
    await this.page.getByRole("button", { name: "Your documents", exact: true }).click();
    const sheet = this.page.getByRole("dialog", { name: /your documents/i });
    await sheet
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(sheet).toHaveCount(0);
  }

  async pasteFlavours(flavours: Readonly<Record<string, string>>): Promise<void> {
    await this.text.focus();
    await this.text.evaluate((element, given) => {
      const clipboardData = new DataTransfer();
      for (const [type, data] of Object.entries(given)) clipboardData.setData(type, data);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, flavours);
  }
}

const russian = "Старый маяк стоял на самом краю мыса, и каждый вечер смотритель поднимался по лестнице.";

const kinds: readonly (readonly [file: GivenFile, says: RegExp, words: RegExp])[] = [
  [{ name: "letter.txt", bytes: windows1251(russian) }, /Windows-1251/, /Старый маяк стоял/],
  [written("notes.md", "# Harbour\n\n- one\n- two\n"), /Markdown/, /# Harbour/],
  [
    written("page.html", "<!doctype html><title>x</title><h1>Harbour</h1><ol><li>Boats<li>Nets</ol>"),
    /HTML/,
    /1\. Boats/,
  ],
  [office("harbour.rtf"), /RTF/, /harbour/i],
  [office("harbour.odt"), /ODT/, /harbour/i],
  [
    written("film.srt", "1\n00:00:01,000 --> 00:00:02,000\nThe boats came in late.\n"),
    /Subtitles/,
    /The boats came in late\./,
  ],
  [office("harbour.docx"), /DOCX/, /harbour/i],
  [office("harbour.doc"), /DOC\)/, /harbour/i],
  [office("letter.pdf"), /PDF/, /\w{4,}/],
];

for (const [file, says, words] of kinds) {
  test(`a dropped ${file.name} fills the empty document with its words`, async ({ page }) => {
    const desk = new ImportDesk(page);
    await desk.open();
    await desk.drop([file]);
    await expect(desk.panel).toContainText(says, { timeout: 20_000 });
    await expect(desk.text).toContainText(words);
    await expect(desk.spoken.filter({ hasText: `“${file.name}” opened` })).toHaveCount(1);
    await expect(desk.text).toBeFocused();
  });
}

test("a file opens as a new document, and the open text stays in the library", async ({ page }) => {
  const desk = new ImportDesk(page);
  await desk.open();
  await desk.write("My own words");
  await desk.drop([written("other.txt", "Words of a file")], ".cm-content");
  await expect(desk.text).toHaveText("Words of a file");
  await desk.openDocument("My own words");
  await expect(desk.text).toHaveText("My own words");
  // What is told of the file has no place beside another text.
  await expect(desk.panel.getByRole("button", { name: "Change how it is read" })).toHaveCount(0);
  await desk.openDocument("other");
  await expect(desk.text).toHaveText("Words of a file");
});

test("a drop before the scripts have come is not lost, and neither is the page", async ({ page }) => {
  const desk = new ImportDesk(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("textarea").first().waitFor();
  await desk.drop([written("early.txt", "Early words")], "textarea");
  release();
  await desk.waitForEditor();
  await expect(desk.text).toHaveText("Early words");
});

test("a file dropped on a page that is no tool opens with the tools", async ({ page }) => {
  const desk = new ImportDesk(page);
  await page.goto("/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await desk.drop([written("other.txt", "Words of a file")]);
  await desk.waitForEditor();
  await expect(desk.text).toHaveText("Words of a file");
});

test("several files become a document each, and one on request", async ({ page }) => {
  const desk = new ImportDesk(page);
  await desk.open();
  await desk.write("Mine");
  await desk.choose([
    written("one.txt", "First words"),
    written("two.txt", "Second words"),
    { name: "broken.docx", bytes: officeFile("harbour.docx").subarray(0, 4000) },
  ]);
  await expect(desk.text).toHaveText("First words");
  await expect(desk.panel).toContainText("“broken.docx” is a damaged or incomplete");
  await expect(desk.spoken.filter({ hasText: "2 of 3 files opened. “broken.docx”" })).toHaveCount(1);
  await desk.panel.getByRole("button", { name: "Join into one document" }).click();
  await expect.poll(() => desk.readText()).toBe("First words\n\nSecond words");
  for (const [name, text] of [
    ["two", "Second words"],
    ["Mine", "Mine"],
  ] as const) {
    await desk.openDocument(name);
    await expect(desk.text).toHaveText(text);
  }
});

test("reading is cancelled by the person, and the text stays", async ({ page }) => {
  const desk = new ImportDesk(page);
  await desk.open();
  await desk.write("My own words");
  const line = "<p>The boats came in late, and the nets were <b>empty</b> again.</p>\n";
  await desk.drop([written("long.html", `<!doctype html>${line.repeat(200_000)}`)]);
  await expect(desk.panel.getByRole("progressbar")).toBeVisible();
  await desk.panel.getByRole("button", { name: "Cancel" }).click();
  await expect(desk.panel).toContainText("“long.html” was not opened.");
  await expect(desk.text).toHaveText("My own words");
  await desk.panel.getByRole("button", { name: "Close" }).click();
  await expect(desk.panel).toHaveCount(0);
  await expect(desk.text).toBeFocused();
});

test("a file that cannot be read leaves a sentence with its name, and the text as it was", async ({
  page,
}) => {
  const desk = new ImportDesk(page);
  await desk.open();
  await desk.write("My own words");
  const cases: readonly (readonly [GivenFile, RegExp])[] = [
    [written("empty.pdf", ""), /“empty\.pdf” is empty/],
    [written("blank.txt", " \n"), /“blank\.txt” holds no text/],
    [
      { name: "photo.docx", bytes: Buffer.from("\x89PNG\r\n\x1a\n and so on", "latin1") },
      /“photo\.docx” is a PNG picture/,
    ],
    [office("scanned.pdf"), /“scanned\.pdf” holds pictures of text/],
    [{ name: "cut.pdf", bytes: officeFile("letter.pdf").subarray(0, 3000) }, /“cut\.pdf” is a damaged/],
    [
      { name: "large.txt", bytes: new Uint8Array(50_000_001).fill(0x61) },
      /“large\.txt” is larger than 50 MB/,
    ],
  ];
  for (const [file, sentence] of cases) {
    if (file.bytes.length > 1_000_000) {
      // Too much to hand over as text: made where it is dropped.
      await page.evaluate(
        ([name, size]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([new Uint8Array(size).fill(0x61)], name));
          document.body.dispatchEvent(
            new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
          );
        },
        [file.name, file.bytes.length] as const,
      );
    } else await desk.drop([file]);
    await expect(desk.panel).toContainText(sentence, { timeout: 20_000 });
    await expect(desk.text).toHaveText("My own words");
  }
});

test("damaged files of all kinds end in text or a sentence", async ({ page }) => {
  const desk = new ImportDesk(page);
  await desk.open();
  const files = ["harbour.docx", "harbour.doc", "harbour.odt", "letter.pdf"].flatMap((name) =>
    [...damagedFiles(officeFile(name), 7, 3)].map(({ bytes }, index) => ({
      name: `${index}-${name}`,
      bytes,
    })),
  );
  await desk.drop(files);
  await expect(desk.spoken.filter({ hasText: /\d+ of 12 files opened/ })).toHaveCount(1, { timeout: 40_000 });
  await expect(desk.panel.getByRole("listitem")).toHaveCount(12);
});

test("a PDF asks for its password, again when it was wrong", async ({ page }) => {
  const desk = new ImportDesk(page);
  await desk.open();
  await desk.drop([office("letter-with-password.pdf")]);
  const box = page.getByLabel(/^Password of/);
  await expect(box).toBeFocused({ timeout: 20_000 });
  await page.keyboard.type("lighthouse");
  await page.keyboard.press("Enter");
  await expect(desk.panel).toContainText("could not be opened with this password", { timeout: 20_000 });
  await expect(box).toBeFocused();
  await page.keyboard.type("harbour");
  await page.keyboard.press("Enter");
  await expect(desk.panel).toContainText("Change how it is read", { timeout: 20_000 });
  await expect(desk.text).not.toHaveText("");
});

test("a wrong guess of the encoding is put right", async ({ page }) => {
  const desk = new ImportDesk(page);
  await desk.open();
  await desk.drop([{ name: "letter.txt", bytes: windows1251(russian) }]);
  await desk.openOptions();
  const choice = desk.panel.getByRole("combobox", { name: /^Encoding/ });
  await expect(choice).toHaveValue("windows-1251");
  await choice.selectOption("koi8-r");
  await expect(desk.text).not.toContainText("маяк");
  await choice.selectOption("windows-1251");
  await expect(desk.text).toContainText("Старый маяк");
  // Each choice is one step that undo takes back.
  await desk.text.focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(desk.text).not.toContainText("маяк");
});

test("what a document holds beside its text is told, and put in by switches", async ({ page }) => {
  const desk = new ImportDesk(page);
  await desk.open();
  await desk.drop([office("harbour.docx")]);
  await expect(desk.panel).toContainText(/2 tracked deletions, .*1 comment not included\./);
  await desk.openOptions();
  const before = await desk.readText();
  const comments = desk.panel.getByRole("checkbox", { name: /^Comments/ });
  await comments.check();
  await expect(desk.panel).not.toContainText("1 comment");
  await expect.poll(async () => (await desk.readText()).length).toBeGreaterThan(before.length);
  await comments.uncheck();
  await expect.poll(() => desk.readText()).toBe(before);
  // A text that was changed is never written over.
  await desk.text.press("ControlOrMeta+Home");
  await page.keyboard.insertText("Changed. ");
  await expect(desk.panel).toContainText("You have changed this text");
  await desk.panel.getByRole("checkbox", { name: /^Footnotes/ }).uncheck();
  await expect(desk.text).not.toContainText("Changed.");
  await page.getByRole("button", { name: "Your documents", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: /your documents/i });
  await expect(sheet.getByRole("button", { name: /^harbour/ })).toHaveCount(2);
});

test.describe("a paste", () => {
  const list = "<meta charset='utf-8'><h2>Catch</h2><ol start='3'><li>Cod</li><li>Herring</li></ol>";

  test("with formatting has its numbers, as one step of undo", async ({ page }) => {
    const desk = new ImportDesk(page);
    await desk.open();
    await desk.write("Before: ");
    await desk.pasteFlavours({ "text/plain": "Catch\n\nCod\nHerring", "text/html": list });
    await expect(desk.text).toContainText("3. Cod");
    await expect(desk.text).toContainText("4. Herring");
    await expect(desk.spoken.filter({ hasText: "Pasted with its formatting" })).toHaveCount(1);
    await desk.panel.getByRole("button", { name: "Plain text instead" }).click();
    await expect.poll(() => desk.readText()).toBe("Before: Catch\n\nCod\nHerring");
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => desk.readText()).toBe("Before: ");
  });

  for (const [what, flavours, expected] of [
    [
      "from a code editor",
      {
        "text/plain": "const a = [\n\t1,\n  2,\n];\n",
        "text/html":
          "<meta charset='utf-8'><div style=\"font-family: Menlo, Consolas, monospace;white-space: pre;\"><div><span>const a = [</span></div><ul><li>no list</li></ul></div>",
        "vscode-editor-data": "{}",
      },
      "const a = [\n\t1,\n  2,\n];\n",
    ],
    ["of preformatted text", { "text/plain": " a\n  b", "text/html": "<pre> a\n  b<li></pre>" }, " a\n  b"],
    ["of words within a line", { "text/plain": "two  words", "text/html": "<b>two</b> words" }, "two  words"],
    ["without formatting", { "text/plain": "1) a\n\n\n 2) b" }, "1) a\n\n\n 2) b"],
  ] as const) {
    test(`${what} stays as it is to the character`, async ({ page }) => {
      const desk = new ImportDesk(page);
      await desk.open();
      await desk.pasteFlavours(flavours);
      await expect.poll(() => desk.readText()).toBe(expected);
      await expect(desk.panel).toHaveCount(0);
    });
  }

  test("of the system's clipboard is formatted, or plain when that is asked for", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const desk = new ImportDesk(page);
    await desk.open();
    await page.evaluate(async (html) => {
      const plain = "Catch\n\nCod\nHerring";
      await navigator.clipboard.write([
        new ClipboardItem({
          "text/plain": new Blob([plain], { type: "text/plain" }),
          "text/html": new Blob([html], { type: "text/html" }),
        }),
      ]);
    }, list);
    await desk.text.focus();
    await page.keyboard.press("ControlOrMeta+v");
    await expect.poll(() => desk.readText()).toBe("Catch\n\n3. Cod\n4. Herring");
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => desk.readText()).toBe("");
    await page.keyboard.press("ControlOrMeta+Shift+v");
    await expect.poll(() => desk.readText()).toBe("Catch\n\nCod\nHerring");
    await expect(desk.panel).toHaveCount(0);
    await page.keyboard.press("ControlOrMeta+z");
    await page.getByRole("button", { name: "Paste", exact: true }).click();
    await expect.poll(() => desk.readText()).toBe("Catch\n\n3. Cod\n4. Herring");
    // What the editor itself puts on the clipboard comes back as it was.
    await desk.text.press("ControlOrMeta+a");
    await page.keyboard.press("ControlOrMeta+x");
    await page.keyboard.press("ControlOrMeta+v");
    await expect.poll(() => desk.readText()).toBe("Catch\n\n3. Cod\n4. Herring");
  });

  test("goes to its place even when the person writes on at once", async ({ page }) => {
    const desk = new ImportDesk(page);
    await desk.open();
    await desk.pasteFlavours({ "text/plain": "Cod\nHerring", "text/html": list });
    await page.keyboard.insertText(" and more");
    await expect(desk.text).toContainText(/Herring and more$/);
  });
});

test("the keyboard and a screen reader reach all of it", async ({ page }) => {
  const desk = new ImportDesk(page);
  await desk.open();
  const choosing = page.waitForEvent("filechooser");
  await desk.text.focus();
  await page.keyboard.press("ControlOrMeta+o");
  const chooser = await choosing;
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles([
    { name: "harbour.docx", mimeType: "", buffer: Buffer.from(officeFile("harbour.docx")) },
  ]);
  await desk.openOptions();
  await page.evaluate(axe);
  const found = await page.evaluate((runOnly) => window.axe.run({ runOnly }), standards);
  expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const firstSwitch = desk.panel.getByRole("checkbox").first();
  await desk.panel.getByRole("button", { name: "Change how it is read" }).focus();
  await page.keyboard.press("Tab");
  await expect(firstSwitch).toBeFocused();
  await page.keyboard.press("Space");
  await expect(firstSwitch).not.toBeChecked();
  await expect(firstSwitch).toBeFocused();
});

test.describe("with the network gone", () => {
  test.use({ serviceWorkers: "allow" });

  test("files open after one visit", async ({ page, context }) => {
    const desk = new ImportDesk(page);
    await desk.open();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await desk.waitForEditor();
    await context.setOffline(true);
    for (const name of ["harbour.docx", "letter.pdf", "japanese.pdf"]) {
      await desk.drop([office(name)]);
      await expect(desk.spoken.filter({ hasText: `“${name}” opened` })).toHaveCount(1, { timeout: 20_000 });
    }
  });
});
