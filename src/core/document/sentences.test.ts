import { describe, expect, it } from "vitest";
import { findParagraphs } from "./paragraphs.ts";
import { findSentences } from "./sentences.ts";

function split(text: string): string[] {
  return findSentences(text, findParagraphs(text)).map(({ start, end }) => text.slice(start, end));
}

describe("findSentences", () => {
  it.each<[string, readonly string[]]>([
    ["", []],
    ["  \n\n ", []],
    ["Hello World. My name is Jonas.", ["Hello World.", "My name is Jonas."]],
    ["What is your name? My name is Jonas.", ["What is your name?", "My name is Jonas."]],
    ["There it is! I found it.", ["There it is!", "I found it."]],
    ["My name is Jonas E. Smith.", ["My name is Jonas E. Smith."]],
    ["Please turn to p. 55.", ["Please turn to p. 55."]],
    ["Were Jane and co. at the party?", ["Were Jane and co. at the party?"]],
    [
      "They closed the deal with Pitt, Briggs & Co. It closed yesterday.",
      ["They closed the deal with Pitt, Briggs & Co.", "It closed yesterday."],
    ],
    ["I can see Mt. Fuji from here.", ["I can see Mt. Fuji from here."]],
    [
      "St. Michael's Church is on 5th st. near the light.",
      ["St. Michael's Church is on 5th st. near the light."],
    ],
    ["That is JFK Jr.'s book.", ["That is JFK Jr.'s book."]],
    ["I visited the U.S.A. last year.", ["I visited the U.S.A. last year."]],
    ["I live in the E.U. How about you?", ["I live in the E.U.", "How about you?"]],
    ["I work for the U.S. Government in Virginia.", ["I work for the U.S. Government in Virginia."]],
    ["She has $100.00 in her bag.", ["She has $100.00 in her bag."]],
    ["She has $100.00. It is in her bag.", ["She has $100.00.", "It is in her bag."]],
    [
      "He teaches science (He worked for 5 years as an engineer.) at the university.",
      ["He teaches science (He worked for 5 years as an engineer.) at the university."],
    ],
    [
      "Her email is Jane.Doe@example.com. I sent her one.",
      ["Her email is Jane.Doe@example.com.", "I sent her one."],
    ],
    [
      "She turned to him, “This is great.” She held the book out.",
      ["She turned to him, “This is great.”", "She held the book out."],
    ],
    ["“What?” he asked. “Go!”", ["“What?” he asked.", "“Go!”"]],
    ["Hello!! Long time no see.", ["Hello!!", "Long time no see."]],
    ["Wait... what? Well… I never.", ["Wait... what?", "Well…", "I never."]],
    ["Use fruit, e.g. Apples, i.e. Pomes.", ["Use fruit, e.g. Apples, i.e. Pomes."]],
    ["Mr. Smith went. Dr. No left.", ["Mr. Smith went.", "Dr. No left."]],
    ["Is No. 5 ready? No. It is late.", ["Is No. 5 ready?", "No.", "It is late."]],
    ["1. The first item", ["1. The first item"]],
    ["It cost 3.14 or v2.0. Fine.", ["It cost 3.14 or v2.0.", "Fine."]],
    ["He bought it. iPhones sell.", ["He bought it.", "iPhones sell."]],
    ["Said in a note.[1] The next one.", ["Said in a note.[1]", "The next one."]],
    ["今日は晴れ。明日は？雨！", ["今日は晴れ。", "明日は？", "雨！"]],
    ["他说：“好。”她走了。", ["他说：“好。”", "她走了。"]],
    ["नमस्ते। कैसे हो?", ["नमस्ते।", "कैसे हो?"]],
    ["Heading\n\nA body. Of two.", ["Heading", "A body.", "Of two."]],
    ["* * *\n\nA scene.", ["A scene."]],
    ["Well done. 👏", ["Well done. 👏"]],
  ])("splits %j", (text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it("goes on over the line breaks of hand-wrapped prose, and ends at a heading or list item", () => {
    const wrapped =
      "It was a bright cold day in the month of April and all the\nclocks of the town were striking the hour. The man slipped\nin at the door.";
    expect(split(wrapped)).toEqual([
      "It was a bright cold day in the month of April and all the\nclocks of the town were striking the hour.",
      "The man slipped\nin at the door.",
    ]);
    expect(split("Shopping\n- milk\n- bread and butter")).toEqual([
      "Shopping",
      "- milk",
      "- bread and butter",
    ]);
  });
});
