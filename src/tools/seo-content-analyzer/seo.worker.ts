import { serveRequests } from "#workspace/tool-worker/serve-requests.ts";

import { answerQuestion } from "./answer-question.ts";
import { seoProtocol } from "./seo-messages.ts";

serveRequests({ protocol: seoProtocol, handlers: () => ({ assess: answerQuestion }) });
