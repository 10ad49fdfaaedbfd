import { estimateWordsPerPage } from "#core/pagination/estimate-pages.ts";
import { paginate } from "#core/pagination/paginate.ts";
import { serveRequests } from "#workspace/tool-worker/serve-requests.ts";

import { pageProtocol } from "./page-messages.ts";

serveRequests({
  protocol: pageProtocol,
  handlers: () => ({
    lay: ({ text, settings }) => ({
      layout: paginate(text, settings),
      perPage: estimateWordsPerPage(settings),
    }),
  }),
  transfer: ({ layout: { starts, ends, widths, tops } }) => [
    starts.buffer,
    ends.buffer,
    widths.buffer,
    tops.buffer,
  ],
});
