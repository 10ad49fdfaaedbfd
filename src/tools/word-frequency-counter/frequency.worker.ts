import { serveRequests } from "#workspace/tool-worker/serve-requests.ts";

import { FrequencyDesk } from "./frequency-desk.ts";
import { frequencyProtocol } from "./requests.ts";

serveRequests({ protocol: frequencyProtocol, handlers: (tell) => new FrequencyDesk(tell).handlers });
