import { expect, test } from "@playwright/test";
import { createSiteServer } from "../../src/server/site-server.ts";
import { readSite } from "../../src/server/site-files.ts";
import { clientFolder } from "../../build/paths.ts";
import { Desk } from "./desk.ts";

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
