import { describe, expect, it } from "vitest";

import { hostName, isDevelopmentHost, isTextCaseHost } from "./site-hosts.ts";

describe("hostName", () => {
  it.each([
    ["example.org", "example.org"],
    ["Example.ORG:8080", "example.org"],
    ["example.org.", "example.org"],
    ["[::1]:3000", "::1"],
    ["[::1]", "::1"],
    ["", ""],
  ])("of %j is %j", (host, name) => {
    expect(hostName(host)).toBe(name);
  });
});

describe("isDevelopmentHost", () => {
  // The specification, section 9: localhost, {ip}, replit, .dev, vercel.app, netlify.app.
  it.each([
    "localhost",
    "localhost:3000",
    "127.0.0.1",
    "192.168.1.20:4317",
    "[::1]:3000",
    "wordbench.owner.repl.replit.dev",
    "wordbench.replit.app",
    "preview.dev",
    "wordbench.vercel.app",
    "deploy-preview-4--wordbench.netlify.app",
    "LOCALHOST",
  ])("%s", (host) => expect(isDevelopmentHost(host)).toBe(true));

  it.each([
    "wordbench.example",
    "www.wordbench.example",
    "developer.example",
    "dev.example",
    "notlocalhost",
    "localhost.example",
    "notvercel.app",
    "1.2.3.4.example",
    "",
  ])("not %j", (host) => expect(isDevelopmentHost(host)).toBe(false));
});

describe("isTextCaseHost", () => {
  it.each([
    ["text-case.wordbench.example", ""],
    ["textcase.wordbench.example", ""],
    ["case.wordbench.example:8443", ""],
    ["TEXT-CASE.wordbench.example", ""],
    ["text-case.localhost:3000", ""],
    ["convert.example", "convert.example"],
    ["convert.example:3000", "Convert.Example"],
  ])("%s, with %j named", (host, named) => expect(isTextCaseHost(host, named)).toBe(true));

  it.each([
    ["wordbench.example", ""],
    ["www.case.example", ""],
    ["lower-case.example", ""],
    ["casebook.example", ""],
    ["", ""],
    // Development hosts are the main site whatever they are called.
    ["case.vercel.app", ""],
    ["text-case.example.dev", ""],
    ["localhost:3000", "localhost"],
    ["127.0.0.1", "127.0.0.1"],
  ])("not %j, with %j named", (host, named) => expect(isTextCaseHost(host, named)).toBe(false));
});
