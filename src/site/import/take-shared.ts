/**
 * Where the service worker keeps what another app shared until the page takes it, and under which names: it is not part
 * of this code, and src/service-worker/share-target.ts says the same.
 */
const cacheName = "wordbench-shared";
const nameHeader = "x-file-name";

/** What another app shared. */
export interface SharedItems {
  readonly files: readonly File[];
  /** Text and link, what there was of them, one under the other; else, where no file came with it, the title. */
  readonly text: string;
  /** The title, or what stands for one. */
  readonly title: string;
}

interface SharedWords {
  readonly title: string;
  readonly text: string;
}

function wordsOf(value: unknown): SharedWords {
  const fields: Readonly<Record<string, unknown>> =
    typeof value === "object" && value !== null ? { ...value } : {};
  const [title = "", text = "", link = ""] = ["title", "text", "url"].map((name) => {
    const field = fields[name];
    return typeof field === "string" ? field.trim() : "";
  });
  // Many apps put the link into the text, and the title too.
  const parts = [text, link !== "" && text.includes(link) ? "" : link].filter((part) => part !== "");
  return { title, text: parts.join("\n\n") };
}

function decodeName(header: string | null): string {
  try {
    return decodeURIComponent(header ?? "");
  } catch (error) {
    if (error instanceof URIError) return "";
    throw error;
  }
}

/** Takes what was kept under an id, which is then kept no more; `null` when there is nothing. */
export async function takeShared(id: string): Promise<SharedItems | null> {
  const cache = await caches.open(cacheName);
  const prefix = `/shared/${id}/`;
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(prefix));
  if (requests.length === 0) return null;
  const files: File[] = [];
  let words: SharedWords = { title: "", text: "" };
  for (const request of requests) {
    const response = await cache.match(request);
    if (response === undefined) continue;
    if (request.url.endsWith("/text")) {
      words = wordsOf(await response.json());
    } else {
      const name = decodeName(response.headers.get(nameHeader));
      files.push(new File([await response.blob()], name === "" ? "Shared file" : name));
    }
    await cache.delete(request);
  }
  const isTitleAlone = words.text === "" && files.length === 0;
  return { files, title: words.title, text: isTitleAlone ? words.title : words.text };
}
