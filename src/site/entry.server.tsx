import { renderToReadableStream } from "react-dom/server";
import { ServerRouter } from "react-router";
import type { EntryContext } from "react-router";

import { renderForHost } from "#tools/tool-address.ts";

/**
 * Renders a page while the site is built. It waits for every part and keeps each in its place: by default React moves
 * what comes late, or is long, to the end of the page, where without scripts it would stay hidden.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  renderForHost(new URL(request.url).host);
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  if (failures.length > 0) throw new AggregateError(failures, `${request.url} could not be rendered.`);
  const html = await new Response(stream).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
