import { describe, expect, it } from "vitest";

import { readContactReply } from "./contact-reply.ts";

const absent = { kind: "absent" };

describe("readContactReply", () => {
  it.each([
    [200, '{"received":true}', { kind: "received" }],
    [202, '{"received":true,"id":"17"}', { kind: "received" }],
    [429, '{"message":"Please wait a minute."}', { kind: "refused", message: "Please wait a minute." }],
    [422, '{"message":"The message is too long."}', { kind: "refused", message: "The message is too long." }],
    // A file server that answers everything with its first page.
    [200, "<!doctype html><title>Home</title>", absent],
    [200, '{"received":false}', absent],
    [200, "", absent],
    [200, "null", absent],
    [404, '{"message":"Route POST:/api/contact not found"}', absent],
    [405, '{"message":"Method not allowed"}', absent],
    [500, '{"message":"Internal Server Error"}', absent],
    [429, "<h1>Too many requests</h1>", absent],
    [400, '{"message":""}', absent],
    [400, '{"message":17}', absent],
    [304, '{"received":true}', absent],
  ])("with status %s and %j is %j", (status, body, reply) => {
    expect(readContactReply(status, body)).toEqual(reply);
  });
});
