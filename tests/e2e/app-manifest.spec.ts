import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { Desk } from "./desk.ts";

test.use({ serviceWorkers: "allow" });

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function listAt(
  record: Readonly<Record<string, unknown>>,
  key: string,
): readonly Readonly<Record<string, unknown>>[] {
  const list: readonly unknown[] = Array.isArray(record[key]) ? record[key] : [];
  return list.filter(isRecord);
}

/** Posts what another app shares, as the system does for the installed app: a form of its own, with the page as answer. */
async function share(
  page: Page,
  fields: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
) {
  await page.evaluate(
    ([words, given]) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", enctype: "multipart/form-data", action: "/share" });
      for (const [name, value] of Object.entries(words)) {
        const input = document.createElement("input");
        Object.assign(input, { name, value });
        form.append(input);
      }
      const chosen = new DataTransfer();
      for (const [name, text] of Object.entries(given)) chosen.items.add(new File([text], name));
      const picker = document.createElement("input");
      Object.assign(picker, { type: "file", name: "files", multiple: true });
      picker.files = chosen.files;
      form.append(picker);
      document.body.append(form);
      form.submit();
    },
    [fields, files] as const,
  );
}

async function openControlled(page: Page): Promise<Desk> {
  const desk = new Desk(page);
  await desk.open();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await desk.waitForEditor();
  return desk;
}

test("the manifest can be installed from, and all that it names is there", async ({ page, request }) => {
  await page.goto("/");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const response = await request.get(address ?? "");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest: unknown = await response.json();
  if (!isRecord(manifest)) throw new Error("The manifest is no object.");
  expect(manifest).toMatchObject({ start_url: "/", scope: "/", display: "standalone", id: "/" });
  const icons = listAt(manifest, "icons");
  const shortcuts = listAt(manifest, "shortcuts");
  expect(icons.map(({ purpose, sizes }) => `${String(purpose)} ${String(sizes)}`)).toEqual(
    expect.arrayContaining(["any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512"]),
  );
  for (const { src, sizes } of icons) {
    const icon = await request.get(String(src));
    expect(icon.status()).toBe(200);
    if (sizes === "any") continue;
    const size = (await icon.body()).subarray(16, 24);
    expect(`${size.readUInt32BE(0)}x${size.readUInt32BE(4)}`).toBe(sizes);
  }
  expect((await request.get("/icons/apple-touch-icon.png")).status()).toBe(200);
  expect(shortcuts.length).toBeGreaterThan(0);
  for (const { url } of shortcuts) expect((await request.get(String(url))).status()).toBe(200);
  expect(manifest["share_target"]).toMatchObject({ action: "/share", method: "POST" });
  const handlers = listAt(manifest, "file_handlers");
  const accepted = handlers.flatMap(({ accept }) => (isRecord(accept) ? Object.values(accept) : [])).flat();
  expect(accepted).toEqual(
    expect.arrayContaining([".txt", ".docx", ".doc", ".odt", ".rtf", ".pdf", ".md", ".srt"]),
  );
});

test("Chromium finds nothing in the way of installing", async ({ page }) => {
  await openControlled(page);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
});

test("files that another app shares open, and the open text stays", async ({ page }) => {
  const desk = await openControlled(page);
  await desk.text.click();
  await page.keyboard.insertText("My own words");
  await desk.expectSaved();
  await share(
    page,
    { title: "Two notes" },
    { "a note.txt": "First shared words", "Übung.txt": "Second ones" },
  );
  await page.waitForURL((url) => url.pathname === "/" && url.search === "");
  await expect(desk.text).toHaveText("First shared words", { timeout: 20_000 });
  await expect(page.getByRole("region", { name: "Opened files" })).toContainText("Übung.txt");
  const kept = await page.evaluate(async () => (await (await caches.open("wordbench-shared")).keys()).length);
  expect(kept).toBe(0);
});

test("a shared text opens with its link, offline too", async ({ page, context }) => {
  const desk = await openControlled(page);
  await context.setOffline(true);
  await share(page, { title: "An article", text: "Read this", url: "https://example.org/a" }, {});
  await expect(desk.text).toContainText("Read this", { timeout: 20_000 });
  await expect(desk.text).toContainText("https://example.org/a");
  // Loading the page again shares nothing again.
  await desk.expectSaved();
  await page.reload();
  await desk.waitForEditor();
  await expect(desk.text.locator(".cm-line").filter({ hasText: "Read this" })).toHaveCount(1);
});

test("a share that was lost says so", async ({ page }) => {
  await page.goto("/?shared=nothing-of-that-name");
  await expect(page.getByText("What was shared could not be taken over.").first()).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});

test("files that the system opens with the installed app arrive", async ({ page }) => {
  // Only an installed app has a queue of launches: this one hands over a file as the browser's does.
  await page.addInitScript(() => {
    const launch = async (consume: (launch: { files: readonly FileSystemFileHandle[] }) => void) => {
      const folder = await navigator.storage.getDirectory();
      const handle = await folder.getFileHandle("opened with.txt", { create: true });
      const stream = await handle.createWritable();
      await stream.write("Opened with the app");
      await stream.close();
      consume({ files: [handle] });
    };
    Object.defineProperty(window, "launchQueue", {
      value: { setConsumer: (consume: Parameters<typeof launch>[0]) => void launch(consume) },
    });
  });
  const desk = new Desk(page);
  await desk.open();
  await expect(desk.text).toHaveText("Opened with the app");
});
