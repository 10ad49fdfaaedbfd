import { afterAll, describe, expect, it } from "vitest";
import type { SiteFile } from "./site-files.ts";
import { createSiteServer } from "./site-server.ts";

function page(text: string): SiteFile {
  return {
    contentType: "text/html; charset=utf-8",
    etag: `"${text}"`,
    plain: Buffer.from(text),
    encoded: new Map([
      ["br", Buffer.from(`br of ${text}`)],
      ["gzip", Buffer.from(`gzip of ${text}`)],
    ]),
    html: text,
    immutable: false,
  };
}

const script: SiteFile = {
  ...page("code"),
  contentType: "text/javascript; charset=utf-8",
  html: null,
  immutable: true,
};
const server = createSiteServer(
  new Map([
    ["/", page("home")],
    ["/privacy", page("privacy")],
    ["/404", page("not found")],
    ["/assets/app-1234.js", script],
  ]),
);

afterAll(() => server.close());

describe("the site's server", () => {
  it.each([
    ["/", 200, "home"],
    ["/privacy", 200, "privacy"],
    ["/privacy?from=mail", 200, "privacy"],
    ["/no-such-page", 404, "not found"],
    ["/404", 200, "not found"],
    ["/%2e%2e/etc/passwd", 404, "not found"],
  ])("answers %s with %i", async (url, status, body) => {
    const response = await server.inject({ url });
    expect([response.statusCode, response.body]).toEqual([status, body]);
  });

  it("sends the way without a slash, with the query kept", async () => {
    const response = await server.inject({ url: "/privacy/?a=1" });
    expect([response.statusCode, response.headers.location]).toEqual([308, "/privacy?a=1"]);
  });

  it.each([
    ["gzip, deflate, br", "br", "br of home"],
    ["gzip", "gzip", "gzip of home"],
    ["br;q=0, gzip", "gzip", "gzip of home"],
    ["identity", undefined, "home"],
    ["", undefined, "home"],
  ])("for accept-encoding %j sends %s", async (accepted, coding, body) => {
    const response = await server.inject({ url: "/", headers: { "accept-encoding": accepted } });
    expect([response.headers["content-encoding"], response.body]).toEqual([coding, body]);
  });

  it("answers 304 to who has the same bytes", async () => {
    const response = await server.inject({ url: "/", headers: { "if-none-match": '"home"' } });
    expect([response.statusCode, response.body]).toEqual([304, ""]);
  });

  it("puts the security policy on pages, and lets hashed files be kept for a year", async () => {
    const home = await server.inject({ url: "/" });
    const asset = await server.inject({ url: "/assets/app-1234.js" });
    expect(home.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(home.headers["cache-control"]).toBe("no-cache");
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });
});
