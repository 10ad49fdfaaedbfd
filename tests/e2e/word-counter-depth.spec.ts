import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { Desk } from "./desk.ts";

/** Words by the rule of word processors: 4 + 4 + 13 + 8 + 4 + 5 = 38. */
const notes = `---
title: Tides
---
# Notes on tides

The moon pulls twice a day (Darwin, 1898).[^1] Run \`tide --now\` to see.

> Time and tide wait for no man.

See https://example.com/tides for more.

[^1]: Newton said so first.`;

const german =
  "Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt " +
  "und sollen einander im Geist der Brüderlichkeit begegnen. ";

async function openWith(page: Page, text: string): Promise<Desk> {
  const desk = new Desk(page);
  await desk.open();
  await desk.paste(text);
  return desk;
}

/** A row of the table of what can be left out: its places and its words. */
async function expectKind(page: Page, name: string, places: number, words: number): Promise<void> {
  const row = page.getByRole("row").filter({ has: page.getByRole("checkbox", { name }) });
  await expect(row.getByRole("cell")).toHaveText([String(places), String(words)]);
}

test.describe("what is not counted", () => {
  test("each kind says what it holds, and the figures say what they leave out", async ({ page }) => {
    const desk = await openWith(page, notes);
    await desk.expectFigure("Words", "38");
    await page.getByRole("button", { name: "Choose" }).click();
    // "(Darwin," and "1898).[^1]"; of the second the full stop stays, which closes up to "day".
    await expectKind(page, "Citations", 1, 2);
    await expectKind(page, "Quotations", 1, 8);
    // The reference stands on a word; the note has five, its mark included.
    await expectKind(page, "Footnotes", 2, 5);
    await expectKind(page, "Web addresses", 1, 1);
    await expectKind(page, "Code", 1, 2);
    // The signs of the heading and of the block quote, a word each between spaces.
    await expectKind(page, "Markdown marks", 2, 2);
    await expectKind(page, "Comments", 0, 0);
    // Two lines of dashes, "title:" and "Tides".
    await expectKind(page, "Front matter", 1, 4);

    for (const name of ["Citations", "Footnotes", "Web addresses", "Code"]) {
      await page.getByRole("checkbox", { name }).check();
    }
    // 38 − 2 − 5 − 1 − 2.
    await desk.expectFigure("of 38 words", "28");
    await expect(desk.figure("of 38 words")).toBeVisible();
    await expect(page.getByText("28 words counted, 10 left out.")).toBeVisible();
    await expect(page.locator(".cm-mark-place")).toHaveText([
      "(Darwin, 1898)",
      "[^1]",
      "`tide --now`",
      "https://example.com/tides",
      "[^1]: Newton said so first.",
    ]);

    for (const name of ["Quotations", "Markdown marks", "Front matter"]) {
      await page.getByRole("checkbox", { name }).check();
    }
    // Notes on tides | The moon pulls twice a day. Run to see. | See for more.
    await desk.expectFigure("of 38 words", "15");
    await expect(page.getByText("15 words counted, 23 left out.")).toBeVisible();
  });

  test("the choice is kept, goes with the goal, and is undone by one button", async ({ page }) => {
    const desk = await openWith(page, notes);
    await page.getByRole("button", { name: "Choose" }).click();
    await page.getByRole("checkbox", { name: "Quotations" }).check();
    await desk.expectFigure("of 38 words", "30");
    await page.getByRole("button", { name: "Done", exact: true }).click();
    await expect(page.locator(".cm-mark-place")).toHaveCount(0);
    await page.getByRole("button", { name: "Set a goal" }).click();
    await page.getByRole("textbox", { name: "Number of words" }).fill("29");
    await expect(page.getByText("1 word over").filter({ visible: true }).first()).toBeVisible();
    // The thirtieth word that is counted is the last.
    await expect(page.locator(".cm-mark-over").last()).toHaveText("first.");
    await desk.expectSaved();

    await page.reload();
    await desk.waitForEditor();
    await desk.expectFigure("of 38 words", "30");
    await expect(page.getByText(/^Without quotations: 8 words and \d+ characters left out\.$/)).toBeVisible();
    await page.getByRole("button", { name: "Change" }).first().click();
    await page.getByRole("button", { name: "Count everything" }).click();
    await desk.expectFigure("Words", "38");
    await expect(page.getByRole("checkbox", { name: "Citations" })).toBeFocused();
  });
});

test.describe("the language", () => {
  test("is detected, and readability, function words and times follow it", async ({ page }) => {
    await openWith(page, german.repeat(4));
    const language = page.getByRole("combobox", { name: "Language" });
    await expect(language.locator("option:checked")).toHaveText("German, detected", { timeout: 10_000 });
    await expect(page.getByRole("button", { name: /^Flesch-Amstad/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Gunning fog/ })).toHaveCount(0);
    await expect(page.getByText("Leave out function words of German").first()).toBeVisible();
    await page.getByRole("button", { name: /^to read/ }).click();
    // German aloud 179 a minute, silently 238 × 179 ÷ 228.
    await expect(page.getByRole("radio", { name: "Average 187" })).toBeChecked();
  });

  test("can be chosen, and the choice is kept", async ({ page }) => {
    const desk = await openWith(page, german);
    const language = page.getByRole("combobox", { name: "Language" });
    await language.selectOption("Spanish");
    await expect(page.getByRole("button", { name: /^Fernández Huerta/ })).toBeVisible();
    await desk.expectSaved();
    await page.reload();
    await desk.waitForEditor();
    await expect(page.getByRole("button", { name: /^Szigriszt Pazos/ })).toBeVisible();
    await expect(language.locator("option:checked")).toHaveText("Spanish");
  });

  test("is undetermined where a text does not tell", async ({ page }) => {
    await openWith(page, "12, 34 + 56");
    await expect(page.getByRole("combobox", { name: "Language" }).locator("option:checked")).toHaveText(
      "Undetermined: English rules",
    );
  });

  test("of Chinese has no formula and is timed by the character", async ({ page }) => {
    // Ten characters and two marks.
    await openWith(page, "人人生而自由，一律平等。");
    await expect(page.getByText(/none of them fits a text in Chinese/)).toBeVisible({ timeout: 10_000 });
    await page.getByRole("button", { name: /^to speak/ }).click();
    // 60 × 12 ÷ 255 seconds.
    await expect(page.getByRole("button", { name: /^to speak/ })).toHaveText(/(?<!\d)3 s$/);
  });
});

test("a formula opens with the text's own numbers, its source and a caution", async ({ page }) => {
  const desk = await openWith(page, "The cat sat. The dog ran.");
  await desk.figure("Flesch-Kincaid grade").click();
  // 6 words of a syllable each in 2 sentences: 1.17 + 11.8 − 15.59.
  await expect(page.getByText("0.39 × 6 ÷ 2 + 11.8 × 6 ÷ 6 − 15.59 = −2.6")).toBeVisible();
  await expect(page.getByText(/^Source: Kincaid/)).toBeVisible();
  await expect(page.getByText(/^Made for samples of 100 words or more/)).toBeVisible();
  await page.getByRole("button", { name: "More formulas" }).click();
  await desk.figure("SMOG").click();
  await expect(page.getByText("3.1291 + 1.043 × √(30 × 0 ÷ 2) = 3.1")).toBeVisible();
  await expect(page.getByText(/^Made for samples of 30 sentences or more/)).toBeVisible();
});

test("the dialects' differences are listed with what each counts", async ({ page }) => {
  const desk = await openWith(page, "A well-known tool and/or a – dash. A well-known one.");
  await desk.figure("Words").click();
  await page.getByRole("button", { name: "Where they differ in your text" }).click();
  const rows = page.getByRole("table").filter({ hasText: "In the text" }).getByRole("row");
  // Word processors, Unicode, wc, and dictionary words, to which the dash is none.
  await expect(rows.filter({ hasText: "well-known" }).getByRole("cell")).toHaveText(["1", "2", "1", "1"]);
  await expect(rows.filter({ hasText: "well-known" }).getByRole("rowheader")).toContainText("×2");
  await expect(rows.filter({ hasText: "and/or" }).getByRole("cell")).toHaveText(["1", "2", "1", "1"]);
  await expect(rows.filter({ hasText: "dash alone" }).getByRole("cell")).toHaveText(["1", "0", "1", "0"]);
  await page.getByRole("button", { name: "and/or" }).click();
  await expect(page.getByText(/^Selected: 1 word/)).toBeVisible();
});

test("characters open to every unit, kind and script", async ({ page }) => {
  const desk = await openWith(page, "Zoë 👍🏽\nда");
  await desk.figure("Characters").click();
  const row = (name: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  // Z o ë, a space, a thumb with a skin tone as one, a line break, д а; without white space, six.
  await expect(row("Characters as readers").getByRole("cell")).toHaveText(["8", "6"]);
  await expect(row("Code points").getByRole("cell")).toHaveText(["9", "7"]);
  // Each half of the thumb is a pair.
  await expect(row("UTF-16").getByRole("cell")).toHaveText(["11", "9"]);
  // 1 + 1 + 2, 1, 4 + 4, 1, 2 + 2.
  await expect(row("UTF-8").getByRole("cell")).toHaveText(["18", "16"]);
  await expect(row("Latin").getByRole("cell").first()).toHaveText("3");
  await expect(row("Cyrillic").getByRole("cell").first()).toHaveText("2");
});

test("phrases of five words, and words by their dictionary form", async ({ page }) => {
  await openWith(page, `${"We go up the hill. ".repeat(2)}${"He goes up the hill. ".repeat(2)}`);
  await page
    .getByRole("checkbox", { name: /^Leave out function words/ })
    .first()
    .uncheck();
  await page.getByRole("tab", { name: "5" }).click();
  // Each sentence is one phrase of five, of four in all.
  const phrase = page.getByRole("row").filter({ hasText: "we go up the hill" });
  await expect(phrase.getByRole("cell")).toHaveText(["2", "50.0%"]);
  await page.getByRole("button", { name: "Options", exact: true }).click();
  await page.getByRole("radio", { name: "Dictionary form" }).check();
  const go = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "go", exact: true }) });
  await expect(go.getByRole("cell")).toHaveText(["4", "20.0%"]);
});

test("sentences are cut as in the language of the text", async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  // Each ordinal has a full stop, which in English would end a sentence: five in all.
  await desk.paste(
    "Am 3. Mai kam er mit dem Schiff über die Ostsee. Am 4. Juni fuhr er wieder nach Hause zu seiner Familie. Seitdem hat ihn hier niemand mehr gesehen.",
  );
  await desk.expectFigure("Sentences", "3");
});
