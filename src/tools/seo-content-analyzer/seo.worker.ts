import { answerQuestion } from "./answer-question.ts";
import { isSeoRequest } from "./seo-messages.ts";
import type { SeoReply, SeoRequest } from "./seo-messages.ts";

async function answer({ id, question }: SeoRequest): Promise<SeoReply> {
  try {
    return { id, kind: "done", findings: await answerQuestion(question) };
  } catch (error) {
    return { id, kind: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (isSeoRequest(data)) void answer(data).then((reply) => postMessage(reply, { transfer: [] }));
});
