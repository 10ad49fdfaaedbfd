import { describe, expect, it } from "vitest";

import { readDocument, textsOf } from "../fixtures/read-document.ts";

describe("the words of captions", () => {
  it.each<[name: string, source: string, expected: string]>([
    [
      "SubRip: no numbers, times, tags or positions",
      '1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>Hello,</i>\r\nworld.\r\n\r\n2\r\n00:00:02,500 --> 00:00:04,000\r\n{\\an8}<font color="red">It is 7 < 8</font>\r\n',
      "Hello, world.\nIt is 7 < 8",
    ],
    [
      "a sentence goes on over captions",
      "1\n00:00:01,000 --> 00:00:02,000\nI was going\n\n2\n00:00:02,100 --> 00:00:03,000\nto the shop.\n",
      "I was going to the shop.",
    ],
    [
      "but not over a long pause",
      "1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:09,100 --> 00:00:10,000\ntwo\n",
      "One\ntwo",
    ],
    ["dialogue", "1\n00:00:01,000 --> 00:00:02,000\n- Who\n- Me\n", "- Who\n- Me"],
    [
      "a blank line within, and a number that is said",
      "1\n00:00:01,000 --> 00:00:02,000\nNumber\n\n42\n\n2\n00:00:02,500 --> 00:00:03,000\n7\n",
      "Number 42 7",
    ],
    [
      "WebVTT: no notes, styles, names or settings; voices where they change",
      "WEBVTT - Title\nKind: captions\n\nNOTE no\nno\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:02.000 align:start position:0%\n<v Ann>Hi &amp; bye.\n\n00:02.000 --> 00:03.000\n<v.loud Ann>Again.</v>\n\n00:03.000 --> 00:04.000\n<v Bob><c.yellow>No.</c>\n",
      "Ann: Hi & bye.\nAgain.\nBob: No.",
    ],
    [
      "captions that roll: each line once",
      "WEBVTT\n\n00:00.000 --> 00:02.000\none<00:00:01.000><c> two</c>\n\n00:02.000 --> 00:02.010\none two\n\n00:02.010 --> 00:04.000\none two\nthree<00:00:03.000><c> four</c>\n",
      "one two three four",
    ],
  ])("%s", async (_name, source, expected) => {
    const document = await readDocument("talk.txt", source);
    expect(document.format).toBe("subtitles");
    expect(document.text).toBe(expected);
  });

  it("keeps emphasis", async () => {
    const document = await readDocument(
      "a.srt",
      "1\n00:00:01,000 --> 00:00:02,000\n<i>So</i> <b>it\nis</b>.\n",
    );
    expect(textsOf(document, document.structure.italic)).toEqual(["So"]);
    expect(textsOf(document, document.structure.bold)).toEqual(["it", "is"]);
  });
});
