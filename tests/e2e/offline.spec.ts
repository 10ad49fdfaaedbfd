import { expect, test } from "@playwright/test";
import { createSiteServer } from "../../src/server/site-server.ts";
import { readSite } from "../../src/server/site-files.ts";
import { clientFolder } from "../../build/paths.ts";
import { Desk } from "./desk.ts";

test.use({ serviceWorkers: "allow" });

test("after one visit everything works with the network gone", async ({ page, context }) => {
  const desk = new Desk(page);
  await desk.open();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await desk.waitForEditor();
  await desk.text.click();
  await page.keyboard.type("Three words here");
  await desk.expectFigure("Words", "3");
  await page.goto("/privacy?from=elsewhere");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/tools");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("addresses that lead to a page do so with the network gone, too", async ({ page, context }) => {
  await page.goto("/about");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  for (const [address, path, heading] of [
    ["/blog/?from=elsewhere", "/blog?from=elsewhere", "Blog"],
    ["/Privacy", "/privacy", "Privacy"],
    ["/text-case-converter", "/text-case-convert", "Text Case Converter"],
    ["/no-such-page/", "/no-such-page/", "There is no page here"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    const { pathname, search } = new URL(page.url());
    expect(`${pathname}${search}`).toBe(path);
  }
});

test("after one visit every page of the sitemap is there without a network", async ({
  page,
  context,
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(30);
  await page.goto("/about");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  const missing = await page.evaluate(async (addresses) => {
    const absent: string[] = [];
    for (const address of addresses) {
      const text = await fetch(address).then(
        (response) => response.text(),
        () => "",
      );
      if (!text.includes("<h1")) absent.push(address);
    }
    return absent;
  }, paths);
  expect(missing).toEqual([]);
});

test("a new version is offered, never forced", async ({ browser }) => {
  const site = new Map(await readSite(clientFolder));
  const server = createSiteServer(site);
  const address = await server.listen({ host: "localhost", port: 0 });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const desk = new Desk(page);
    await desk.open(address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await desk.text.click();
    await page.keyboard.type("Not yet saved");
    const worker = site.get("/service-worker.js");
    if (worker === undefined) throw new Error("The site has no service worker.");
    const plain = Buffer.concat([worker.plain, Buffer.from("\n// another version\n")]);
    site.set("/service-worker.js", { ...worker, plain, encoded: new Map(), etag: '"another"' });
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    const offer = page.getByRole("region", { name: "Notification" });
    await expect(offer).toContainText("A new version is ready.");
    await expect(desk.text).toContainText("Not yet saved");
    await offer.getByRole("button", { name: "Reload" }).click();
    await desk.waitForEditor();
    await expect(desk.text).toContainText("Not yet saved");
    await expect(offer).toHaveCount(0);
  } finally {
    await context.close();
    await server.close();
  }
});
