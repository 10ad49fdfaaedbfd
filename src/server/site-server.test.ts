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
    ["/former", page('<meta http-equiv="refresh" content="0;url=/privacy">')],
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
    ["/..%2f..%2fetc/passwd", 404, "not found"],
    ["/%ff", 404, "not found"],
    ["/%", 404, "not found"],
    ["//", 404, "not found"],
    ["//elsewhere.example/", 404, "not found"],
    ["//elsewhere.example/privacy", 404, "not found"],
    ["/privacy%00", 404, "not found"],
    ["http://localhost/privacy", 200, "privacy"],
  ])("answers %s with %i", async (url, status, body) => {
    const response = await server.inject({ url });
    expect([response.statusCode, response.body]).toEqual([status, body]);
  });

  it.each(["/privacy/?a=1", "/Privacy?a=1", "/PRIVACY/?a=1"])("leads from %s to the page", async (url) => {
    const response = await server.inject({ url });
    expect([response.statusCode, response.headers.location]).toEqual([308, "/privacy?a=1"]);
  });

  it("leads from a former address to the present one, with the query kept", async () => {
    const response = await server.inject({ url: "/former?a=1" });
    expect([response.statusCode, response.headers.location]).toEqual([301, "/privacy?a=1"]);
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

  it.each([
    ['"home"', 304],
    ['W/"home"', 304],
    ['"other", W/"home"', 304],
    ['"other"', 200],
  ])("to who has %s answers %i", async (known, status) => {
    const response = await server.inject({ url: "/", headers: { "if-none-match": known } });
    expect(response.statusCode).toBe(status);
  });

  it.each([
    ["/", 200],
    ["/no-such-page", 404],
    ["/%ff", 404],
  ])("answers HEAD %s with %i and no content", async (url, status) => {
    const response = await server.inject({ method: "HEAD", url });
    expect([response.statusCode, response.body]).toEqual([status, ""]);
  });

  it.each(["/", "/assets/app-1234.js", "/no-such-page", "/%ff", "/Privacy", "/former"])(
    "puts the headers of security on the answer to %s",
    async (url) => {
      expect((await server.inject({ url })).headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
    },
  );

  it("takes nothing that is sent to a page", async () => {
    const posted = await server.inject({ method: "POST", url: "/privacy", payload: { a: 1 } });
    expect([posted.statusCode, posted.headers.allow]).toEqual([405, "GET, HEAD"]);
    const unknown = await server.inject({ method: "POST", url: "/api/contact", payload: { a: 1 } });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.headers["content-type"]).toContain("text/plain");
  });

  it("leads to a page that says so where a share was not caught", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const response = await server.inject({ method: "POST", url: "/share", headers, payload: "--x--" });
    expect([response.statusCode, response.headers.location]).toEqual([303, "/?shared=lost"]);
  });

  it("puts the security policy on pages, and lets hashed files be kept for a year", async () => {
    const home = await server.inject({ url: "/" });
    const asset = await server.inject({ url: "/assets/app-1234.js" });
    expect(home.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(home.headers["cache-control"]).toBe("no-cache");
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });
});

describe("the hosts", () => {
  const canonical = '<link rel="canonical" href="https://wordbench.example/"/>';
  const hosts = createSiteServer(
    new Map([
      ["/", page(`counter ${canonical}`)],
      ["/about", page("about")],
      ["/404", page(`not found ${canonical}`)],
    ]),
    {
      origin: "https://wordbench.example",
      textCaseHost: "convert.example",
      textCasePages: new Map([["/", page(`converter ${canonical}`)]]),
    },
  );
  afterAll(() => hosts.close());
  const bodyAt = async (host: string, url: string, headers: Readonly<Record<string, string>> = {}) =>
    (await hosts.inject({ url, headers: { ...headers, host } })).body;

  it.each(["text-case.wordbench.example", "case.localhost:3000", "convert.example"])(
    "%s has the case converter at its home page, and the other pages too",
    async (host) => {
      expect(await bodyAt(host, "/")).toBe(`converter ${canonical}`);
      expect(await bodyAt(host, "/about")).toBe("about");
      expect(await bodyAt(host, "/no-such-page")).toContain("not found");
    },
  );

  it("names the public origin on the main host", async () => {
    expect(await bodyAt("wordbench.example", "/")).toBe(`counter ${canonical}`);
  });

  it.each([
    ["localhost:3000", "http://localhost:3000/"],
    ["preview.vercel.app", "http://preview.vercel.app/"],
    ["[::1]:3000", "http://[::1]:3000/"],
  ])("names the present origin on %s", async (host, origin) => {
    expect(await bodyAt(host, "/")).toBe(`counter <link rel="canonical" href="${origin}"/>`);
    expect(await bodyAt(host, "/no-such-page")).toContain(`href="${origin}"`);
  });

  it("goes by what a proxy says of the protocol", async () => {
    const body = await bodyAt("preview.vercel.app", "/", { "x-forwarded-proto": "https" });
    expect(body).toContain("https://preview.vercel.app/");
  });

  it.each(['"><script>.dev', "a.dev/x", "a b.dev"])("puts no %j into a page", async (host) => {
    expect(await bodyAt(host, "/")).toBe(`counter ${canonical}`);
  });
});
