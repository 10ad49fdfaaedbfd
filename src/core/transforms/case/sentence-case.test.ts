import { describe, expect, it } from "vitest";

import { sentenceCase } from "./sentence-case.ts";

// How English spells each name is known; no style guide differs on these.
describe("names that everybody knows", () => {
  it.each([
    ["i use google and youtube on an iphone.", "I use Google and YouTube on an iPhone."],
    ["javascript, github and macos", "JavaScript, GitHub and macOS"],
    ["the bible, the torah and the quran", "The Bible, the Torah and the Quran"],
    ["on friday, 3 april, in ljubljana", "On Friday, 3 April, in Ljubljana"],
    ["a spotify or netflix series by beyoncé", "A Spotify or Netflix series by Beyoncé"],
    ["the new york times and coca-cola", "The New York Times and Coca-Cola"],
    ["swahili, xhosa and guaraní are languages", "Swahili, Xhosa and Guaraní are languages"],
    ["he lives in arkansas, near little rock", "He lives in Arkansas, near little rock"],
    ["HE HAS ADHD AND WORKS AT NASA ON COVID-19", "He has ADHD and works at NASA on COVID-19"],
    ["mp3s, cpus and a 3d tv; it cuts gas", "MP3s, CPUs and a 3D TV; it cuts gas"],
    ["an english teacher reads mccarthy", "An English teacher reads McCarthy"],
    ["we ate at mcdonald's with an ipad", "We ate at McDonald's with an iPad"],
  ])("%j is %j", (text, expected) => {
    expect(sentenceCase(text)).toBe(expected);
  });
});

describe("words that are names only in their place", () => {
  it.each([
    ["he speaks polish and will polish the silver", "He speaks Polish and will polish the silver"],
    ["the polish government; use nail polish", "The Polish government; use nail polish"],
    ["they ate turkey in turkey", "They ate turkey in Turkey"],
    ["made in china, he broke the china", "Made in China, he broke the china"],
    ["we saw china's economy and the turkey's feathers", "We saw China's economy and the turkey's feathers"],
    ["russia and china agreed", "Russia and China agreed"],
    ["today bill clinton paid the bill", "Today Bill Clinton paid the bill"],
    ["she said that mark johnson will mark it", "She said that Mark Johnson will mark it"],
    ["if will comes, will johnson come in may?", "If will comes, will Johnson come in May?"],
    ["we may march in march", "We may march in March"],
    ["an apple a day; apple announced a watch", "An apple a day; Apple announced a watch"],
    ["a rose for emma stone and tom hanks", "A rose for Emma Stone and Tom Hanks"],
    ["some hope american voters decide", "Some hope American voters decide"],
    ["CHINA AND THE US MEET. TELL US MORE.", "China and the US meet. Tell us more."],
    ["I MET DR. JOHN SMITH ON RODEO DR. TODAY", "I met Dr. John Smith on rodeo dr. Today"],
  ])("%j is %j", (text, expected) => {
    expect(sentenceCase(text)).toBe(expected);
  });
});

describe("quotations", () => {
  it.each([
    [`he said: "it is fine."`, `He said: "It is fine."`],
    ["she asked, “why not?”", "She asked, “Why not?”"],
    ["“stop,” he said, “and look.”", "“Stop,” he said, “and look.”"],
    [`the word "said" is short`, `The word "said" is short`],
  ])("%j is %j", (text, expected) => {
    expect(sentenceCase(text)).toBe(expected);
  });
});

describe("lines", () => {
  it.each([
    [
      "headlines of about one width",
      "markets fall as winter draws near again\nunions plan to strike over the wages\nexperts expect a long dispute over pay",
      "Markets fall as winter draws near again\nUnions plan to strike over the wages\nExperts expect a long dispute over pay",
    ],
    [
      "headlines in capitals",
      "GOVERNMENT ANNOUNCES NEW MEASURES FOR WINTER\nOPPOSITION CALLS THEM TOO LITTLE TOO LATE",
      "Government announces new measures for winter\nOpposition calls them too little too late",
    ],
    ["items", "apples and oranges\nbread\nmilk and honey", "Apples and oranges\nBread\nMilk and honey"],
    [
      "numbered and bulleted items",
      "1. wash the apples\n2. peel them\n- and eat",
      "1. Wash the apples\n2. Peel them\n- And eat",
    ],
    ["Windows line ends", "first item\r\nsecond item\r\n", "First item\r\nSecond item\r\n"],
    [
      "wrapped prose",
      "the quick brown fox jumped over the lazy dog and then went\nhome to his wife who had been waiting for him since early\nmorning. she was cross.",
      "The quick brown fox jumped over the lazy dog and then went\nhome to his wife who had been waiting for him since early\nmorning. She was cross.",
    ],
    [
      "wrapped prose without a stop",
      "The quick brown fox jumped over the lazy dog, and it then\nwent home to his wife who had been waiting for him there",
      "The quick brown fox jumped over the lazy dog, and it then\nwent home to his wife who had been waiting for him there",
    ],
    [
      "a phrase that goes on",
      "the quick brown fox jumped over the lazy dog sleeping in\nthe yard behind the house of the old man who lives there",
      "The quick brown fox jumped over the lazy dog sleeping in\nthe yard behind the house of the old man who lives there",
    ],
  ])("%s", (_, text, expected) => {
    expect(sentenceCase(text)).toBe(expected);
  });
});
