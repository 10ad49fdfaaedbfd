/** Which damaged files a worker is to read. */
export interface FuzzRequest {
  readonly kind: string;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

/** What came of one file. */
export interface FuzzMessage {
  readonly index: number;
  readonly damage: string;
  readonly milliseconds: number;
  readonly outcome: "text" | "refused" | "fault";
  /** The reason of a refusal, the error of a fault. */
  readonly detail: string;
}

export function parseFuzzRequest(data: unknown): FuzzRequest {
  if (
    typeof data === "object" &&
    data !== null &&
    "kind" in data &&
    "seed" in data &&
    "from" in data &&
    "to" in data
  ) {
    const { kind, seed, from, to } = data;
    if (
      typeof kind === "string" &&
      typeof seed === "number" &&
      typeof from === "number" &&
      typeof to === "number"
    ) {
      return { kind, seed, from, to };
    }
  }
  throw new TypeError("The worker was started without a request.");
}

export function parseFuzzMessage(data: unknown): FuzzMessage {
  if (
    typeof data === "object" &&
    data !== null &&
    "index" in data &&
    "damage" in data &&
    "milliseconds" in data
  ) {
    const { index, damage, milliseconds } = data;
    const outcome = "outcome" in data ? data.outcome : null;
    const detail = "detail" in data ? String(data.detail) : "";
    const isOutcome = outcome === "text" || outcome === "refused" || outcome === "fault";
    if (
      typeof index === "number" &&
      typeof damage === "string" &&
      typeof milliseconds === "number" &&
      isOutcome
    ) {
      return { index, damage, milliseconds, outcome, detail };
    }
  }
  throw new TypeError("A worker posted what is no result.");
}
