import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { Desk } from "./desk.ts";
import { followLink, openPalette, waitForScripts } from "./site-page.ts";

const phone = { viewport: { width: 390, height: 844 } };

/** Marks the document, to tell a change of page from a load of another document. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => void Reflect.set(window, "sameDocument", true));
  return () => page.evaluate(() => Reflect.get(window, "sameDocument") === true);
}

/** Follows a link that no component of the site made, as one in an article. */
async function followPlainLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    link.textContent = `To ${href}`;
    document.querySelector("main")?.prepend(link);
  }, address);
  await followLink(page.getByRole("link", { name: `To ${address}` }));
}

test.describe("the header", () => {
  test("stays in sight and marks the current page", async ({ page }) => {
    await page.goto("/tools");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    expect((await links.allTextContents()).slice(0, 2)).toEqual(["Home", "Tools"]);
    await expect(page.locator("header [aria-current='page']")).toHaveText("Tools");
    await page.evaluate(() => window.scrollTo(0, 10_000));
    await expect(links.first()).toBeInViewport();
  });

  test("links to nothing that is not there", async ({ page, request }) => {
    await page.goto("/");
    const addresses = await page
      .locator("header a[href^='/'], footer a[href^='/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of new Set(addresses))
      expect((await request.get(address)).status(), address).toBe(200);
  });
});

test.describe("the menu of narrow screens", () => {
  test.use(phone);

  test("finds, says when nothing is found, and forgets", async ({ page }) => {
    await page.goto("/privacy");
    await waitForScripts(page);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    const box = menu.getByPlaceholder("Search menu...");
    await expect(box).toBeVisible();
    const all = await menu.getByRole("link").count();
    expect((await menu.getByRole("link").allTextContents()).slice(0, 3)).toEqual([
      "Home",
      "Tools",
      "Extension",
    ]);
    await box.fill("  TOOL ");
    await expect(menu.getByRole("link", { name: "Privacy Policy" })).toHaveCount(0);
    for (const name of await menu.getByRole("link").allTextContents()) expect(name).toMatch(/tool/i);
    await box.fill("no such thing");
    await expect(menu.getByText("No menu items found")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(box).toHaveValue("");
    await expect(menu.getByRole("link")).toHaveCount(all);
    await menu.getByRole("link", { name: "Tools", exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/tools$/);
  });

  test("lets its items arrive 50 ms apart, and at once with reduced motion", async ({ page }) => {
    await page.goto("/privacy");
    await waitForScripts(page);
    const delays = () =>
      page
        .getByRole("dialog")
        .getByRole("listitem")
        .evaluateAll((items) =>
          items.map((item) => {
            const { animationDelay, animationName } = getComputedStyle(item);
            return animationName === "none" ? "none" : animationDelay;
          }),
        );
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect((await delays()).slice(0, 3)).toEqual(["0s", "0.05s", "0.1s"]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect((await delays())[2]).toBe("none");
  });
});

test("the way to a page stands at its end, and leads back", async ({ page }) => {
  await page.goto("/text-case-convert");
  await waitForScripts(page);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("listitem")).toHaveText(["Home", "Tools", "Case converter"]);
  await trail.getByRole("link", { name: "Tools" }).click();
  await expect(page).toHaveURL(/\/tools$/);
  await expect(trail.locator("[aria-current='page']")).toHaveText("Tools");
  await page.goto("/");
  await expect(trail).toHaveCount(0);
});

test("the search opened over a closing sheet takes what is typed", async ({ page }) => {
  await page.goto("/about");
  await waitForScripts(page);
  await page.getByRole("button", { name: "Your documents" }).click();
  await expect(page.getByRole("dialog", { name: "Your documents" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("redabilty");
  await expect(page.getByRole("option").first()).toContainText("Readability");
});

test("the footer has three columns, three social links, the year and a way back up", async ({ page }) => {
  await page.goto("/privacy");
  await waitForScripts(page);
  const footer = page.locator("footer");
  await expect(footer.getByRole("heading")).toHaveText(["Resources", "Legal"]);
  await expect(footer.locator("a[href^='http']")).toHaveCount(3);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("aria-current", "page");
  await footer.getByRole("button", { name: "Back to Top" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("main")).toBeFocused();
});

test.describe("the place in the page", () => {
  test("is the top after a link, and again after 150 ms", async ({ page }) => {
    await page.goto("/privacy");
    await waitForScripts(page);
    await page.evaluate(() => window.scrollTo(0, 600));
    // What moves the page while it is being built does not last.
    await page.evaluate(() => {
      const url = location.href;
      const timer = setInterval(() => {
        if (location.href === url) return;
        clearInterval(timer);
        setTimeout(() => window.scrollTo(0, 300), 60);
      }, 5);
    });
    await followLink(page.getByRole("banner").getByRole("link", { name: "Home", exact: true }));
    await expect(page).toHaveURL(/\/$/);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("is restored going back and forward", async ({ page }) => {
    await page.goto("/privacy");
    await waitForScripts(page);
    await page.evaluate(() => window.scrollTo(0, 500));
    await followLink(page.getByRole("banner").getByRole("link", { name: "Home", exact: true }));
    await expect(page).toHaveURL(/\/$/);
    await new Desk(page).waitForEditor();
    await page.waitForTimeout(400);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    await page.goForward();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
  });

  test("is the heading that a link names, on another page too, below the header", async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 420 });
    await page.goto("/privacy");
    await waitForScripts(page);
    const isSameDocument = await markDocument(page);
    await followPlainLink(page, "/loading-demo#spinners-with-text");
    const heading = page.locator("#spinners-with-text");
    await expect(heading).toBeFocused();
    await page.waitForTimeout(400);
    const header = (await page.getByRole("banner").boundingBox())?.height ?? 0;
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual(header);
    expect(top).toBeLessThan(header + 40);
    await followPlainLink(page, "#others");
    await expect(page.locator("#others")).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/#spinners-with-text$/);
    await expect.poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
    expect(await isSameDocument()).toBe(true);
  });
});

test("a page on its way is announced: the word counter by name, others not", async ({ page }) => {
  await page.route(/\/assets\/(site-home-route|privacy-view).*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.goto("/tools");
  await waitForScripts(page);
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByText("Loading Word Counter...")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Your text" })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.locator("footer").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /^Privacy/ })).toBeVisible();
});

test("the loading demo shows every indicator and is kept out of search engines", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/loading-demo")).text();
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
  expect(html).toMatch(/<title>Loading indicators/);
  await page.goto("/loading-demo");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(11);
  await expect(page.getByRole("main").getByText("Loading Word Counter...")).toHaveCount(3);
});

test("a former address with ?tool=case leads on, once", async ({ page, request }) => {
  const exists = (await request.get("/text-case-convert")).status() === 200;
  await page.goto("/privacy");
  await page.goto("/?tool=case");
  await expect(page).toHaveURL(exists ? /\/text-case-convert$/ : /\/tools$/, { timeout: 15_000 });
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);
});

test.describe("a page whose code cannot be loaded", () => {
  test("raises the preload-error event, offers a reload and keeps the text", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const desk = new Desk(page);
    await desk.open();
    await desk.text.click();
    await page.keyboard.type("Still here");
    const isSameDocument = await markDocument(page);
    await page.evaluate(() => {
      window.addEventListener("vite:preloadError", () => void Reflect.set(window, "raised", true));
    });
    await page.route(/\/assets\/tools-view.*\.js$/, (route) => route.abort());
    await page.getByRole("banner").getByRole("link", { name: "Tools" }).click();
    const reload = page.getByRole("button", { name: "Reload", exact: true });
    await expect(reload).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    expect(await page.evaluate(() => Reflect.get(window, "raised"))).toBe(true);
    expect(errors).toHaveLength(1);
    await expect(desk.text).toContainText("Still here");
    expect(await isSameDocument()).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/");
    await desk.expectSaved();
    await page.unroute(/\/assets\/tools-view.*\.js$/);
    await reload.click();
    await desk.waitForEditor();
    expect(await isSameDocument()).toBe(false);
    await expect(desk.text).toContainText("Still here");
    await page.getByRole("banner").getByRole("link", { name: "Tools" }).click();
    await expect(page).toHaveURL(/\/tools$/);
  });

  test("is settled when somebody handles the event", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.addInitScript(() =>
      window.addEventListener("vite:preloadError", (event) => {
        event.preventDefault();
        Reflect.set(window, "handled", true);
      }),
    );
    await page.route(/\/assets\/tools-view.*\.js$/, (route) => route.abort());
    await new Desk(page).open();
    await page.getByRole("banner").getByRole("link", { name: "Tools" }).click();
    await page.waitForFunction(() => Reflect.get(window, "handled") === true);
    await page.waitForTimeout(200);
    expect(errors).toEqual([]);
    await expect(page.getByRole("button", { name: "Reload", exact: true })).toHaveCount(0);
  });

  test("leaves what opens over the page out, and the page as it is", async ({ page }) => {
    const desk = new Desk(page);
    await page.route(/\/assets\/palette-site-palette.*\.js$/, (route) => route.abort());
    await desk.open();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await expect(desk.text).toBeVisible();
    await page.unroute(/\/assets\/palette-site-palette.*\.js$/);
    await openPalette(page);
  });
});

test.describe("the not-found page", () => {
  test("answers 404, guesses what was meant, and searches", async ({ page }) => {
    expect((await page.goto("/Privcy.html"))?.status()).toBe(404);
    await expect(page.getByText("Did you mean")).toBeVisible();
    const search = page.getByRole("searchbox", { name: "Search this site" });
    await search.fill("word cnter");
    await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Word counter");
    await search.fill("quokka");
    await expect(page.getByText("Nothing found")).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Privacy/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: /^Privacy/ })).toBeVisible();
  });

  test("stands for addresses that cannot be read, too", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    for (const path of ["/%ff", "/%"]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await waitForScripts(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no page here");
    }
    expect(errors).toEqual([]);
  });

  test("lists what there is by name, and suggests by the words of an address", async ({ page }) => {
    await page.goto("/check-my-grammar-free");
    await expect(page.getByText("Did you mean")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Grammar checker" })).toHaveCount(2);
    for (const group of ["Tools", "Articles", "Pages"])
      await expect(page.getByRole("region", { name: group }).getByRole("link").first()).toBeVisible();
  });

  test("guesses nothing when nothing is near", async ({ page }) => {
    await page.goto("/qqqqqqqqqq");
    await waitForScripts(page);
    await expect(page.getByText("Did you mean")).toHaveCount(0);
  });
});
