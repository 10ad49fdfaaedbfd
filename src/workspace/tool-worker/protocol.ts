import { isCount, isRecord } from "#engine/message-values.ts";

/** Tells a value of one type from anything else. */
export type Guard<Value> = (value: unknown) => value is Value;

/**
 * What a page and its worker say to each other: per kind of request how what is asked and what is replied is known.
 * `Requests` and `Replies` are interfaces with the same keys. Both ends are of one build or, after an update, of two: a
 * guard has to catch a message that went astray or is of another form, and need not weigh every value.
 */
export interface Protocol<Requests, Replies> {
  readonly requests: { readonly [Kind in keyof Requests]: Guard<Requests[Kind]> };
  readonly replies: { readonly [Kind in keyof Replies]: Guard<Replies[Kind]> };
}

/** The kinds of requests that have a reply. */
export type KindOf<Requests, Replies> = keyof Requests & keyof Replies & string;

/** What became of a request. `stopped`: it was called off or took too long, and its worker was ended. */
export type Answer<Reply> =
  | { readonly kind: "done"; readonly reply: Reply }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "stopped" };

/** Asks a worker something. Never rejects. */
export interface Ask<Requests, Replies> {
  <Kind extends KindOf<Requests, Replies>>(
    kind: Kind,
    options: Requests[Kind],
  ): Promise<Answer<Replies[Kind]>>;
}

/**
 * The guard of a record with these fields. Every field of the type has to be named; one that may be missing is given a
 * check that takes `undefined`.
 */
export function recordOf<Value extends object>(checks: {
  readonly [Name in keyof Value]-?: (value: unknown) => boolean;
}): Guard<Value> {
  const fields = new Map<string, (value: unknown) => boolean>(Object.entries(checks));
  return (value): value is Value =>
    isRecord(value) && [...fields].every(([name, isFitting]) => isFitting(value[name]));
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isFlag(value: unknown): value is boolean {
  return typeof value === "boolean";
}

/** An array, whatever is in it. */
export function isList(value: unknown): boolean {
  return Array.isArray(value);
}

/** Takes `null` besides what `isFitting` takes. */
export function orNull(isFitting: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => value === null || isFitting(value);
}

/** A request on its way, with the number that its reply will carry. */
export interface RequestMessage {
  readonly id: number;
  readonly kind: string;
  readonly options: unknown;
}

/** Reads what came to a worker; `null` for anything that is no request of any kind. */
export function parseRequestMessage(data: unknown): RequestMessage | null {
  if (!isRecord(data)) return null;
  const { id, kind, options } = data;
  return isCount(id) && isText(kind) ? { id, kind, options } : null;
}

/** What comes from a worker. `done` of `total` is how far it is with the request that it is at. */
export type WorkerMessage =
  | { readonly kind: "reply"; readonly id: number; readonly value: unknown }
  | { readonly kind: "failure"; readonly id: number; readonly message: string }
  | { readonly kind: "progress"; readonly done: number; readonly total: number };

/** Reads what came from a worker; `null` for anything else. */
export function parseWorkerMessage(data: unknown): WorkerMessage | null {
  if (!isRecord(data)) return null;
  const { kind, id, value, message, done, total } = data;
  if (kind === "progress") return isCount(done) && isCount(total) ? { kind, done, total } : null;
  if (!isCount(id)) return null;
  if (kind === "reply") return { kind, id, value };
  return kind === "failure" && isText(message) ? { kind, id, message } : null;
}

/** What an error says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
