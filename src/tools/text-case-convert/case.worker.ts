import { serveRequests } from "#workspace/tool-worker/serve-requests.ts";

import { convertText, explainTitles, previewCases } from "./conversion.ts";
import { caseProtocol } from "./messages.ts";

serveRequests({
  protocol: caseProtocol,
  handlers: () => ({
    convert: (request) => ({ text: convertText(request) }),
    preview: (request) => ({ texts: previewCases(request) }),
    explain: (request) => ({ words: explainTitles(request) }),
  }),
});
