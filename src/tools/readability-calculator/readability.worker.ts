import { serveRequests } from "#workspace/tool-worker/serve-requests.ts";

import { ReadingDesk } from "./reading-desk.ts";
import { readabilityProtocol } from "./requests.ts";

serveRequests({ protocol: readabilityProtocol, handlers: (tell) => new ReadingDesk(tell).handlers });
