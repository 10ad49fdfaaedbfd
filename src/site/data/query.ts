/** Part of a key: together they are the address, one folder each. */
export type QueryKey = readonly (string | number)[];

/** Checks data as it arrives; throws a sentence for what it does not know. */
export type ParseData<Data> = (value: unknown) => Data;

/** The browser's `fetch`, or a test's. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export interface MutationRequest {
  readonly method: "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  /** Sent as JSON; nothing is sent without it. */
  readonly body?: unknown;
}

export interface DataClient {
  /**
   * Data from the server, fetched once: who asks for the same key gets the same answer, also while it is on its way. It
   * never grows stale and is never fetched again by itself. A failure is not kept: asking again fetches again.
   */
  readonly query: <Data>(key: QueryKey, parse: ParseData<Data>) => Promise<Data>;
  /** Sends a change, once, whatever comes of it. Answers what the server says; `null` when it says nothing. */
  readonly mutate: <Data>(request: MutationRequest, parse: ParseData<Data>) => Promise<Data>;
}

/** The address of a key: its parts, joined by slashes as they are. */
export function pathOfQuery(key: QueryKey): string {
  return key.join("/");
}

/** Throws unless the response is a success: the status, a colon, and the body, or the status text when it has none. */
async function requireSuccess(response: Response): Promise<void> {
  if (response.ok) return;
  const body = await response.text();
  throw new Error(`${response.status}: ${body === "" ? response.statusText : body}`);
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === "" ? null : JSON.parse(text);
}

/**
 * The site's way to data of its own server (specification, section 7). Cookies of the origin go along. Nothing is tried
 * twice; a network that is gone rejects with the browser's own error.
 */
export function createDataClient(fetchData: Fetch = (address, init) => fetch(address, init)): DataClient {
  const answers = new Map<string, Promise<unknown>>();

  async function get(path: string): Promise<unknown> {
    const response = await fetchData(path, { method: "GET", credentials: "include" });
    await requireSuccess(response);
    return response.json();
  }

  return {
    async query(key, parse) {
      const path = pathOfQuery(key);
      const answer = answers.get(path) ?? get(path);
      answers.set(path, answer);
      try {
        return parse(await answer);
      } catch (error) {
        if (answers.get(path) === answer) answers.delete(path);
        throw error;
      }
    },
    async mutate({ method, path, body }, parse) {
      const content =
        body === undefined
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      const response = await fetchData(path, { method, credentials: "include", ...content });
      await requireSuccess(response);
      return parse(await readBody(response));
    },
  };
}
