import { serveRequests } from "#workspace/tool-worker/serve-requests.ts";

import { CharacterDesk } from "./character-desk.ts";
import { characterProtocol } from "./requests.ts";

const desk = new CharacterDesk();

serveRequests({
  protocol: characterProtocol,
  handlers: () => ({ count: (request) => desk.answer(request) }),
});
