import { estimateWordsPerPage } from "#core/pagination/estimate-pages.ts";
import { paginate } from "#core/pagination/paginate.ts";

import { isPageRequest } from "./page-messages.ts";
import type { PageReply } from "./page-messages.ts";

addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (!isPageRequest(data)) return;
  const { id, text, settings } = data;
  const layout = paginate(text, settings);
  const reply: PageReply = { id, layout, perPage: estimateWordsPerPage(settings) };
  const { starts, ends, widths, tops } = layout;
  postMessage(reply, { transfer: [starts.buffer, ends.buffer, widths.buffer, tops.buffer] });
});
