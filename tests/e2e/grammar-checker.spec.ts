import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { Desk } from "./desk.ts";

const small =
  "She recieved a letter. There is many problems with it. Nobody could of known it, and the the road was long. He recieved nothing.";
const patience = { timeout: 30_000 };

async function open(page: Page, text: string, query = ""): Promise<Desk> {
  const desk = new Desk(page);
  await desk.open(`/grammar-checker${query}`);
  await desk.paste(text);
  return desk;
}

function findings(page: Page): Locator {
  return page.getByRole("grid", { name: "Findings" });
}

/** The row of the finding that marks these words; others may have them beside theirs. */
function row(page: Page, words: string): Locator {
  const marked = page.locator("mark", { hasText: new RegExp(`^${words}$`) });
  return findings(page).getByRole("row").filter({ has: marked }).first();
}

function card(page: Page): Locator {
  return page.getByRole("region", { name: "The finding you are at" });
}

test("marks mistakes, tells why, and mends one as one step of undo", async ({ page }) => {
  const desk = await open(page, small);
  await expect(row(page, "of")).toBeVisible(patience);
  await expect(page.locator(".cm-mark-error").first()).toBeVisible();
  await row(page, "of").click();
  await expect(card(page)).toContainText("Error");
  await card(page).getByRole("button", { name: "The rule, with examples" }).click();
  await expect(card(page)).toContainText("Left alone");
  await card(page).getByRole("button", { name: "Use “have”" }).click();
  await expect(desk.text).toContainText("Nobody could have known");
  await expect(row(page, "of")).toHaveCount(0);
  await desk.text.focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(desk.text).toContainText("Nobody could of known");
});

test("mends a misspelling everywhere at once, and undoes that at once", async ({ page }) => {
  const desk = await open(page, small);
  await row(page, "recieved").click(patience);
  await card(page).getByRole("button", { name: "Use “received” in all 2 places" }).click();
  await expect(desk.text).toContainText("She received a letter.");
  await expect(desk.text).toContainText("He received nothing.");
  await desk.text.focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(desk.text).toContainText("She recieved a letter.");
  await expect(desk.text).toContainText("He recieved nothing.");
});

test("ignores once, learns words for good, and switches rules off and on", async ({ page }) => {
  const desk = await open(page, small);
  await row(page, "of").click(patience);
  await card(page).getByRole("button", { name: "Ignore once" }).click();
  await expect(row(page, "of")).toHaveCount(0);
  await page.getByRole("button", { name: "Bring them back" }).click();
  await expect(row(page, "of")).toBeVisible();

  await row(page, "of").click();
  await card(page).getByRole("button", { name: "Turn this rule off" }).click();
  await expect(row(page, "of")).toHaveCount(0);
  await expect(page).toHaveURL(/off=could-of/);
  await page.getByRole("button", { name: "Turn on again" }).click();
  await expect(row(page, "of")).toBeVisible(patience);

  await row(page, "recieved").click();
  await card(page).getByRole("button", { name: "Add to my dictionary" }).click();
  await expect(row(page, "recieved")).toHaveCount(0, patience);
  await desk.expectSaved();
  await page.reload();
  await expect(row(page, "of")).toBeVisible(patience);
  await expect(row(page, "recieved")).toHaveCount(0);
  await page.getByRole("tab", { name: "My dictionary" }).click();
  await expect(page.getByRole("list", { name: "Your words" })).toContainText("recieved");
});

test("takes a list of words in and gives it out", async ({ page }) => {
  await open(page, "The wug sat on a blicket.", "?view=dictionary");
  const input = page.locator('input[aria-label="List of words"]');
  const file = (text: string) => ({ name: "words.dic", mimeType: "text/plain", buffer: Buffer.from(text) });
  await input.setInputFiles(file("2\nwug/SM\nBlicket\n"));
  await expect(page.getByText("Read 2 words.")).toBeVisible();
  await page.getByLabel("A word of your own").fill("two words");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("One word, please, of up to 60 letters.")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("tabpanel").getByRole("button", { name: "Export" }).click();
  const path = await (await downloading).path();
  expect(readFileSync(path, "utf8")).toBe("Blicket\nwug\n");
});

test("opens a finding from its mark, and walks them with the keyboard", async ({ page }) => {
  const desk = await open(page, small);
  await page.locator(".cm-mark-error", { hasText: /^of$/ }).first().click(patience);
  const marked = card(page).locator("mark");
  await expect(marked).toHaveText("of");
  const next = card(page).getByRole("button", { name: "Next finding" });
  await next.click();
  await expect(marked).not.toHaveText("of");
  await expect(next).toBeFocused();
  await card(page).getByRole("button", { name: "Previous finding" }).click();
  await expect(marked).toHaveText("of");
  await desk.text.focus();
  await page.keyboard.press("Alt+Shift+A");
  await expect(desk.text).toContainText("Nobody could have known");
  await expect(marked).not.toHaveText("of");
  await page.keyboard.press("Alt+Shift+J");
  await page.keyboard.press("Alt+Shift+I");
  await expect(page.getByText("1 finding is ignored")).toBeVisible();
});

test("goes by the English of the address, and leaves style out on request", async ({ page }) => {
  await open(
    page,
    "The colour of the harbour was seen by the neighbours at this point in time.",
    "?english=en-US",
  );
  await expect(row(page, "colour")).toBeVisible(patience);
  await page.getByLabel("Spelling and usage").selectOption("en-GB");
  await expect(row(page, "colour")).toHaveCount(0, patience);
  await expect(page).toHaveURL(/english=en-GB/);
  await expect(row(page, "at this point in time")).toBeVisible(patience);
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.getByRole("checkbox", { name: "Wordiness" }).uncheck();
  await page.getByRole("tab", { name: "Findings" }).click();
  await expect(row(page, "at this point in time")).toHaveCount(0, patience);
});

test("shows guesses only when asked for", async ({ page }) => {
  await open(page, "We was happy to saw them in the airport.");
  await expect(row(page, "was")).toBeVisible(patience);
  const guesses = page.getByRole("checkbox", { name: /^Guesses/ });
  await expect(guesses).not.toBeChecked();
  await expect(row(page, "in the airport")).toHaveCount(0);
  await guesses.check();
  await expect(row(page, "in the airport")).toBeVisible();
  await expect(page).toHaveURL(/guesses=yes/);
});

test("leaves a text in another language alone until asked", async ({ page }) => {
  await open(
    page,
    "Der Hafen liegt am Rand der alten Stadt, und im Sommer kommen viele Besucher mit ihren Kindern, um die Schiffe zu sehen.",
  );
  await expect(page.getByText("This text seems to be in German.")).toBeVisible(patience);
  await expect(page.locator(".cm-mark-error")).toHaveCount(0);
  await page.getByRole("button", { name: "Check it all the same" }).click();
  await expect(page.getByText("This text seems to be in German.")).toHaveCount(0, patience);
});

test("loads Harper only when asked, and shows what it adds", async ({ page }) => {
  test.setTimeout(120_000);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "She recieved a letter. I would like to apologize for my self.");
  await expect(row(page, "recieved")).toBeVisible(patience);
  expect(asked.filter((address) => address.includes("harper_wasm"))).toEqual([]);
  await page.getByRole("button", { name: /^Load Harper/ }).click();
  await expect(page.getByText("Harper reads along.")).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(/from Harper\./)).toBeVisible();
  await expect(row(page, "recieved")).toBeVisible();
});

test("shows the first findings of a long text at once, and can be stopped", async ({ page }) => {
  test.setTimeout(90_000);
  const subjects = ["Dogs", "Neighbours", "Towns", "Boats", "Clerks", "Harbours", "Children"];
  const lines = Array.from(
    { length: 4000 },
    (_, index) =>
      `${subjects[index % subjects.length]} number ${index} could of been there when row ${index * 7} was built by the river.`,
  );
  await open(page, lines.join("\n"));
  await expect(page.getByRole("progressbar", { name: "Checking" })).toBeVisible(patience);
  await expect(row(page, "of")).toBeVisible(patience);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByText("The check was stopped.")).toBeVisible();
});

const dutch =
  "De haven ligt aan de rand van de oude stad, en in de zomer komen veel bezoekers met hun kinderen om de schepen te bekijken. Het bestur van de vereniging vergadert elke maand.";

test("checks Dutch spelling when asked, with suggestions, and keeps the choice", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const desk = await open(page, dutch);
  await expect(page.getByText("This text seems to be in Dutch.")).toBeVisible(patience);
  expect(asked.filter((path) => path.startsWith("/dictionaries/"))).toEqual([]);
  await page.getByRole("button", { name: "Check Dutch spelling (0.8 MB, from this site)" }).click();
  await expect(page.getByText("Spelling goes by the Dutch dictionary.")).toBeVisible(patience);
  await row(page, "bestur").click(patience);
  await card(page).getByRole("button", { name: "Use “bestuur”" }).click(patience);
  await expect(desk.text).toContainText("Het bestuur van de vereniging");
  await expect(
    findings(page)
      .getByRole("row")
      .filter({ has: page.locator("mark") }),
  ).toHaveCount(0);
  await desk.expectSaved();
  await page.reload();
  await expect(page.getByText("Spelling goes by the Dutch dictionary.")).toBeVisible(patience);
  await page.getByLabel("Language", { exact: true }).selectOption("en");
  await expect(page.getByLabel("Spelling and usage")).toBeVisible(patience);
});

test("opens a dictionary of one's own, uses it and removes it", async ({ page }) => {
  await open(page, "Ke wugs blickt at tum.", "?view=dictionary");
  const input = page.locator('input[aria-label="Files of a dictionary"]');
  const file = (name: string, text: string) => ({
    name,
    mimeType: "application/octet-stream",
    buffer: Buffer.from(text),
  });
  await input.setInputFiles([file("zz_ZZ.dic", "1\nwug\n")]);
  await expect(page.getByText("A dictionary has two files")).toBeVisible();
  await input.setInputFiles([
    file("zz_ZZ.aff", "SET UTF-8\nTRY abcdefghijklmnopqrstuvwxyz\nSFX S Y 1\nSFX S 0 s .\n"),
    file("zz_ZZ.dic", "4\nke\nwug/S\nblicket\nat\n"),
  ]);
  await expect(page.getByText("Spelling goes by your dictionary zz_ZZ.")).toBeVisible(patience);
  await page.getByRole("tab", { name: "Findings" }).click();
  await expect(row(page, "blickt")).toBeVisible(patience);
  await expect(row(page, "wugs")).toHaveCount(0);
  await page.getByRole("tab", { name: "My dictionary" }).click();
  await page.getByRole("button", { name: "Remove the dictionary zz_ZZ" }).click();
  await expect(page.getByText("Removed zz_ZZ.")).toBeVisible();
  await expect(page.getByText("Spelling goes by your dictionary")).toHaveCount(0, patience);
});
