import type { ClipboardFlavours } from "#workspace/import/formatted-paste.ts";

async function readItems(): Promise<ClipboardFlavours> {
  const [item] = await navigator.clipboard.read();
  const read = async (type: string): Promise<string> =>
    item?.types.includes(type) === true ? (await item.getType(type)).text() : "";
  const [plain, html] = await Promise.all([read("text/plain"), read("text/html")]);
  return { types: item?.types ?? [], plain, html };
}

/** What the system's clipboard holds, formatting too where the browser gives it. Rejects where it is not allowed. */
export async function readClipboard(): Promise<ClipboardFlavours> {
  // Firefox before 127 has only the plain text.
  if (typeof navigator.clipboard.read === "function") return readItems();
  return { types: ["text/plain"], plain: await navigator.clipboard.readText(), html: "" };
}
