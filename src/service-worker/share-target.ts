/**
 * Where what another app shared is kept until the page takes it; src/site/import/take-shared.ts says the same, for the
 * two share no code.
 */
const cacheName = "wordbench-shared";
const nameHeader = "x-file-name";
const timeHeader = "x-kept-at";

/** What nobody has taken by then was given up. */
const keptForMs = 24 * 60 * 60 * 1000;
const mostFiles = 50;

/** The address to which the system posts what is shared: `share_target` of the app's manifest. */
export const sharePath = "/share";

function pageFor(id: string): Response {
  // The page is got anew, by its own address: going back must not share twice.
  return Response.redirect(`/?shared=${id}`, 303);
}

async function removeOld(cache: Cache, now: number): Promise<void> {
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (now - Number(kept?.headers.get(timeHeader) ?? 0) > keptForMs) await cache.delete(request);
  }
}

function textField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Keeps what was shared on the device, and opens the page that takes it. Nothing of it is sent. */
export async function keepShared(request: Request): Promise<Response> {
  const id = crypto.randomUUID();
  try {
    const form = await request.formData();
    const cache = await caches.open(cacheName);
    const now = Date.now();
    await removeOld(cache, now);
    // A field for files that was left empty holds a file without a name or bytes.
    const files = form
      .getAll("files")
      .filter((entry) => entry instanceof File && (entry.name !== "" || entry.size > 0))
      .filter((entry) => entry instanceof File);
    for (const [index, file] of files.slice(0, mostFiles).entries()) {
      const headers = { [nameHeader]: encodeURIComponent(file.name), [timeHeader]: String(now) };
      await cache.put(`/shared/${id}/${index}`, new Response(file, { headers }));
    }
    const words = {
      title: textField(form, "title"),
      text: textField(form, "text"),
      url: textField(form, "url"),
    };
    const headers = { "content-type": "application/json", [timeHeader]: String(now) };
    await cache.put(`/shared/${id}/text`, new Response(JSON.stringify(words), { headers }));
    return pageFor(id);
  } catch {
    // No room, or nothing that can be read: the page finds nothing under this id and says so.
    return pageFor(id);
  }
}
