import { expect, test } from "@playwright/test";
import { Desk } from "./desk.ts";

// Its requests must not tell anything, either.
test.use({ serviceWorkers: "allow" });

const marker = "xylographer-quokka";

test("no request carries any of the text, and none leaves the origin", async ({ page, context, baseURL }) => {
  const requests: string[] = [];
  context.on("request", (request) => {
    requests.push(`${request.url()}\n${JSON.stringify(request.headers())}\n${request.postData() ?? ""}`);
  });
  const desk = new Desk(page);
  await desk.open();
  await desk.text.click();
  await page.keyboard.type(`A sentence with ${marker} in it.`);
  await desk.expectFigure("Words", "6");
  await desk.expectSaved();
  await desk.figure("Words").click();
  await page.reload();
  await desk.waitForEditor();
  await page.getByRole("link", { name: "Tools" }).first().click();
  await page.waitForTimeout(500);
  expect(requests.length).toBeGreaterThan(3);
  expect(
    requests.filter((request) => request.includes(marker) || request.includes(encodeURIComponent(marker))),
  ).toEqual([]);
  expect(
    requests.filter((request) => !request.startsWith(baseURL ?? "") && !/^(data|blob):/.test(request)),
  ).toEqual([]);
  expect(page.url()).not.toContain(marker);
});

test("no request tells where on the site it comes from: settings stand in addresses", async ({
  page,
  context,
}) => {
  const referrers: Promise<string>[] = [];
  context.on("request", (request) => {
    // Of a request that was given up nothing is known.
    referrers.push(
      request.allHeaders().then(
        ({ referer = "" }) => referer,
        () => "",
      ),
    );
  });
  await page.goto("/line-counter?columns=50");
  await new Desk(page).waitForEditor();
  await page.getByRole("banner").getByRole("link", { name: "Tools" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tools" })).toBeVisible();
  const told = new Set(await Promise.all(referrers));
  expect(told.size).toBeGreaterThan(0);
  expect(
    [...told].filter(
      (referrer) => referrer !== "" && new URL(referrer).href !== new URL("/", page.url()).href,
    ),
  ).toEqual([]);
});

test("the security policy names no other origin and no unsafe scripts, and nothing breaks it", async ({
  page,
  request,
}) => {
  for (const path of ["/", "/tools", "/privacy", "/no-such-page"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain("unsafe-inline");
    expect(policy).not.toContain("http");
  }
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  await new Desk(page).open();
  await page
    .getByRole("button", { name: /sample/i })
    .first()
    .click();
  await page.waitForTimeout(800);
  expect(problems).toEqual([]);
});

test("an unknown address answers 404 with a page that helps", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("link", { name: /word counter/i }).first()).toBeVisible();
});
