import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

function sourcesOf(policy: string, directive: string): readonly string[] {
  const found = policy.split("; ").find((part) => part.startsWith(`${directive} `));
  return found?.split(" ").slice(1) ?? [];
}

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

describe("contentSecurityPolicy", () => {
  it("allows the origin's scripts and the page's own inline scripts by hash", () => {
    const policy = contentSecurityPolicy(`<script>let a = 1;</script><script type="module">go()</script>`);
    expect(sourcesOf(policy, "script-src")).toEqual([
      "'self'",
      "'wasm-unsafe-eval'",
      hashOf("let a = 1;"),
      hashOf("go()"),
    ]);
  });

  it("hashes neither scripts with a source nor data", () => {
    const policy = contentSecurityPolicy(
      `<script src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script>`,
    );
    expect(sourcesOf(policy, "script-src")).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  });

  it("denies by default, and frames altogether", () => {
    const policy = contentSecurityPolicy("");
    expect(sourcesOf(policy, "default-src")).toEqual(["'none'"]);
    expect(sourcesOf(policy, "frame-ancestors")).toEqual(["'none'"]);
    expect(policy).not.toMatch(/https?:|\*/);
  });
});
