import { describe, expect, it } from "vitest";

import { splitSentence } from "./split-sentence.ts";

describe("splitSentence", () => {
  it.each([
    [
      "The council closed the road, and it will stay closed all winter.",
      "The council closed the road. It will stay closed all winter.",
    ],
    [
      "We waited for an hour; the bus did not come at all.",
      "We waited for an hour. The bus did not come at all.",
    ],
    [
      "The ferry was late again, but the people were in good humour.",
      "The ferry was late again. But the people were in good humour.",
    ],
    [
      "He sold the old house, and he bought a boat; she stayed in the village.",
      "He sold the old house. He bought a boat; she stayed in the village.",
    ],
  ])("splits %j", (sentence, split) => {
    expect(splitSentence(sentence)?.text).toBe(split);
  });

  it.each([
    // A list, a clause that leans on another, quotation marks, brackets, too few words, nothing to split.
    "We packed a lamp, a rope, and the last of the bread for the trip.",
    "If the council closes the road, and it rains all winter, we shall move.",
    "He said that the road was closed, and we had to believe him then.",
    "“The council closed the road, and it will stay closed all winter.”",
    "The road (the council closed it, and it will stay closed) is old.",
    "It rains, and it snows.",
    "",
  ])("leaves %j whole", (sentence) => {
    expect(splitSentence(sentence)).toBeNull();
  });

  it("counts the sentences that it makes", () => {
    const sentence =
      "The council closed the road today, and it will stay closed all winter, but we can still use the path.";
    expect(splitSentence(sentence)).toMatchObject({ sentences: 3, at: ", and" });
  });
});
