import fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { listenOnFreePort } from "./listen.ts";

const first = fastify();
const second = fastify();

afterEach(async () => {
  await first.close();
  await second.close();
});

describe("listenOnFreePort", () => {
  it("goes past a taken port and says which it was", async () => {
    const taken = await listenOnFreePort(first, 0);
    const next = await listenOnFreePort(second, taken.port);
    expect(next.takenPorts[0]).toBe(taken.port);
    expect(next.port).toBeGreaterThan(taken.port);
  });

  it.each([[-1], [65_536], [1.5], [Number.NaN]])("refuses %d", async (port) => {
    await expect(listenOnFreePort(fastify(), port)).rejects.toThrow(RangeError);
  });
});
