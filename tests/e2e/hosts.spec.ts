import { expect, test } from "@playwright/test";
import { site } from "#config";
import { waitForScripts } from "./site-page.ts";

/** The case converter's host, as browsers find it on this machine. */
function onTextCaseHost(baseURL: string | undefined, path: string): string {
  const { port } = new URL(baseURL ?? "");
  return `http://text-case.localhost:${port}${path}`;
}

test.describe("the case converter's host", () => {
  test("has the converter at its home page, before scripts and after", async ({ page, baseURL }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(onTextCaseHost(baseURL, "/"));
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await waitForScripts(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
    const lens = page.getByRole("navigation", { name: "Tools" }).locator("[aria-current='page']");
    await expect(lens).toHaveAttribute("href", "/");
    await expect(lens).toHaveText(/case/i);
    const canonical = page.locator("link[rel='canonical']");
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute("href", `${site.origin}/text-case-convert`);
    expect(errors).toEqual([]);
  });

  test("keeps the word counter one lens away, and leads home again", async ({ page, baseURL }) => {
    await page.goto(onTextCaseHost(baseURL, "/about"));
    await waitForScripts(page);
    await page.getByRole("main").getByRole("link", { name: "Word counter", exact: true }).click();
    await expect(page).toHaveURL(/\/word-counter$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Word Counter");
    await expect(page.locator("link[rel='canonical']")).toHaveAttribute("href", `${site.origin}/`);
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveURL(/text-case\.localhost:\d+\/$/);
    await expect(page).toHaveTitle(/case/i);
  });
});

test("a host for development has the word counter at its home page, under its own origin", async ({
  page,
  baseURL,
}) => {
  await page.goto("/");
  await waitForScripts(page);
  const canonical = page.locator("link[rel='canonical']");
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute("href", `${baseURL}/`);
  await page.getByRole("banner").getByRole("link", { name: "Tools" }).click();
  await expect(canonical).toHaveAttribute("href", `${baseURL}/tools`);
});

test("a former address leads to the present one", async ({ request }) => {
  const answer = await request.get("/text-case-converter", { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([301, "/text-case-convert"]);
});
