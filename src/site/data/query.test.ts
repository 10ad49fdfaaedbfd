import { describe, expect, it, vi } from "vitest";

import { createDataClient, pathOfQuery } from "./query.ts";
import type { Fetch } from "./query.ts";

function asText(value: unknown): string {
  if (typeof value !== "string") throw new TypeError("That is no text.");
  return value;
}

/** A server that gives one answer after the other. */
function answering(...responses: (() => Response)[]) {
  const queue = [...responses];
  return vi.fn<Fetch>(async () => {
    const next = queue.shift();
    if (next === undefined) throw new Error("One request too many.");
    return next();
  });
}

describe("a query", () => {
  it.each([
    [["/api/articles"], "/api/articles"],
    [["/api/articles", 7, "notes"], "/api/articles/7/notes"],
    [[""], ""],
  ])("with the key %j asks %j", (key, path) => {
    expect(pathOfQuery(key)).toBe(path);
  });

  it("is a GET that sends credentials and reads JSON", async () => {
    const server = answering(() => Response.json("read"));
    expect(await createDataClient(server).query(["/api", "text"], asText)).toBe("read");
    expect(server).toHaveBeenCalledExactlyOnceWith("/api/text", { method: "GET", credentials: "include" });
  });

  it("is made once, however often and at the same time it is asked", async () => {
    const server = answering(() => Response.json("read"));
    const client = createDataClient(server);
    const [first, second] = await Promise.all([
      client.query(["/api"], asText),
      client.query(["/api"], asText),
    ]);
    expect([first, second, await client.query(["/api"], asText)]).toEqual(["read", "read", "read"]);
    expect(server).toHaveBeenCalledOnce();
  });

  // The specification, section 8: the status, a colon, then the body, or the status text if there is none.
  it.each([
    [new Response("No such text", { status: 404, statusText: "Not Found" }), "404: No such text"],
    [new Response("", { status: 503, statusText: "Service Unavailable" }), "503: Service Unavailable"],
    [new Response(null, { status: 500 }), "500: "],
  ])("that fails says %#", async (response, message) => {
    await expect(createDataClient(answering(() => response)).query(["/api"], asText)).rejects.toThrow(
      new Error(message),
    );
  });

  it("is not tried again by itself, and not kept from being asked again", async () => {
    const server = answering(
      () => new Response("", { status: 500, statusText: "Broken" }),
      () => Response.json("read"),
    );
    const client = createDataClient(server);
    await expect(client.query(["/api"], asText)).rejects.toThrow("500: Broken");
    expect(server).toHaveBeenCalledOnce();
    expect(await client.query(["/api"], asText)).toBe("read");
  });

  it("refuses data that is not what was expected", async () => {
    await expect(createDataClient(answering(() => Response.json(7))).query(["/api"], asText)).rejects.toThrow(
      "That is no text.",
    );
  });
});

describe("a mutation", () => {
  it("sends JSON and credentials, once", async () => {
    const server = answering(() => Response.json("sent"));
    const request = { method: "POST", path: "/api/contact", body: { message: "Hello" } } as const;
    expect(await createDataClient(server).mutate(request, asText)).toBe("sent");
    expect(server).toHaveBeenCalledExactlyOnceWith("/api/contact", {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: '{"message":"Hello"}',
    });
  });

  it("takes an answer without a body", async () => {
    const server = answering(() => new Response(null, { status: 204 }));
    const done = await createDataClient(server).mutate(
      { method: "DELETE", path: "/api/1" },
      (value) => value,
    );
    expect(done).toBeNull();
    expect(server).toHaveBeenCalledExactlyOnceWith("/api/1", { method: "DELETE", credentials: "include" });
  });

  it("fails with the same words as a query, and is not tried again", async () => {
    const server = answering(() => new Response("Too long", { status: 413 }));
    await expect(
      createDataClient(server).mutate({ method: "POST", path: "/api/contact", body: {} }, asText),
    ).rejects.toThrow("413: Too long");
    expect(server).toHaveBeenCalledOnce();
  });
});
