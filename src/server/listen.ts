import type { FastifyInstance } from "fastify";

/** Where a server came to listen, and which ports before that were taken. */
export interface Listening {
  readonly port: number;
  readonly takenPorts: readonly number[];
}

const attempts = 50;

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

/**
 * Listens on this machine at `wanted`, or at the next free port after it. Rejects with a sentence when `wanted` is
 * no port (a whole number from 0 to 65535; 0 lets the system choose) or when none of the next fifty is free.
 */
export async function listenOnFreePort(server: FastifyInstance, wanted: number): Promise<Listening> {
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
    throw new RangeError(`PORT has to be a whole number from 0 to 65535, not ${wanted}.`);
  }
  const takenPorts: number[] = [];
  for (let port = wanted; port <= Math.min(wanted + attempts, 65_535); port += 1) {
    try {
      await server.listen({ host: "localhost", port });
      const address = server.addresses()[0];
      if (typeof address !== "object") throw new Error("The server listens, yet has no address.");
      return { port: address.port, takenPorts };
    } catch (error) {
      if (!isAddressInUse(error)) throw error;
      takenPorts.push(port);
    }
  }
  throw new Error(`Ports ${wanted} to ${wanted + attempts} are all taken. Set PORT to a free one.`);
}
