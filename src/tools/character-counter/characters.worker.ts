import { CharacterDesk } from "./character-desk.ts";
import { isCharacterRequest } from "./requests.ts";

const desk = new CharacterDesk();

async function answer(data: unknown): Promise<void> {
  try {
    if (!isCharacterRequest(data)) throw new TypeError("The request was not understood.");
    self.postMessage(await desk.answer(data), { transfer: [] });
  } catch (error) {
    self.postMessage({ failure: error instanceof Error ? error.message : String(error) }, { transfer: [] });
  }
}

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  void answer(data);
});
