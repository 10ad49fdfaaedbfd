import { describe, expect, it } from "vitest";

import { readTitleCases } from "../../../../tests/corpus/title-case/title-cases.ts";
import { titleCase } from "./title-case.ts";
import { titleStyles } from "./title-styles.ts";
import type { TitleStyle } from "./title-styles.ts";

const { gruber, more, gouch } = readTitleCases();

describe("published lists", () => {
  it.each([...gruber, ...more])("simple style: %j is %j (Gruber)", (title, expected) => {
    expect(titleCase(title.trim(), "simple").text).toBe(expected);
  });
  it.each([...gruber, ...more])(
    "New York Times: %j is %j (Gruber, whose words are theirs)",
    (title, expected) => {
      expect(titleCase(title.trim(), "nyt").text).toBe(expected);
    },
  );
  it.each(gouch)("simple style: %j is %j (Gouch)", (title, expected) => {
    expect(titleCase(title, "simple").text).toBe(expected);
  });
});

describe("small words that are none", () => {
  it.each([
    ["simple", "rock 'n' roll", "Rock 'n' Roll"],
    ["ap", "ROCK ’N’ ROLL IS HERE", "Rock ’n’ Roll Is Here"],
    ["chicago-17", "from a to b", "From A to B"],
    ["nyt", "what is vitamin a?", "What Is Vitamin A?"],
    ["nyt", "plan a party", "Plan a Party"],
    ["chicago-18", "looking in on the kids", "Looking In on the Kids"],
    ["chicago-18", "star trek vi: the undiscovered country", "Star Trek VI: The Undiscovered Country"],
    ["chicago-18", "how to exit vi", "How to Exit Vi"],
    // The Chicago Manual of Style 17, 8.160.
    [
      "chicago-17",
      "ten hectares per capita, but landownership and per capita income",
      "Ten Hectares per Capita, but Landownership and Per Capita Income",
    ],
    ["simple", "hELLO wORLD", "Hello World"],
    ["simple", "iOS and mRNA", "iOS and mRNA"],
  ] as const)("%s: %j is %j", (style, title, expected) => {
    expect(titleCase(title, style).text).toBe(expected);
  });
});

/** Examples printed in the guides themselves, and the same rules on other words. */
const cases: readonly (readonly [TitleStyle, string])[] = [
  // The Associated Press Stylebook, "composition titles".
  ["ap", "What I Want To Be When I Grow Up"],
  ["ap", "What To Look For in a Mate"],
  ["ap", "Turn Off the Lights in Silence"],
  ["ap", "A Life of Eating Chocolate for Stamina"],
  ["ap", "Living With Both Feet off the Ground"],
  ["ap", "The Star-Spangled Banner"],
  ["ap", "I Want To Play Guitar"],
  ["ap", "It's On Again"],
  ["ap", "The On Button"],
  ["ap", "Turn It Off and On Again"],
  ["ap", "Get Out of Town"],
  ["ap", "Visit example.com/page for 3D Printing"],
  ["ap", "Back to Work"],
  // APA 7, 6.17.
  ["apa", "Turning Frowns and Smiles Upside Down: A Multilevel Examination of Surface Acting"],
  ["apa", "Train Your Mind for Peak Performance: A Science-Based Approach for Achieving Your Goals"],
  ["apa", "Self-Report Measures of Sleep From Birth to Age 3"],
  // The Chicago Manual of Style 17, 8.160 and 8.161.
  ["chicago-17", "Mnemonics That Work Are Better Than Rules That Do Not"],
  ["chicago-17", "Singing While You Work"],
  ["chicago-17", "A Little Learning Is a Dangerous Thing"],
  ["chicago-17", "Four Theories concerning the Gospel according to Matthew"],
  ["chicago-17", "Taking Down Names, Spelling Them Out, and Typing Them Up"],
  ["chicago-17", "Tired but Happy"],
  ["chicago-17", "The Editor as Anonymous Assistant"],
  ["chicago-17", "Sitting on the Floor in an Empty Room"],
  ["chicago-17", "Look Before You Leap"],
  ["chicago-17", "Anti-intellectual Pursuits"],
  ["chicago-17", "Bed-and-Breakfast Options in Upstate New York"],
  ["chicago-17", "Under-the-Counter Transactions and Out-of-Fashion Initiatives"],
  ["chicago-17", "Reading the Twenty-First Century"],
  ["chicago-17", "Much Ado about Nothing"],
  ["chicago-17", "Progress in In Vitro Fertilization"],
  ["chicago-17", "A Walk through the Woods—a Memoir"],
  // The Chicago Manual of Style 18, 8.160.
  ["chicago-18", "Much Ado About Nothing"],
  ["chicago-18", "A Walk Through the Woods"],
  ["chicago-18", "Gone with the Wind"],
  ["chicago-18", "To Kill a Mockingbird"],
  // MLA 9: prepositions of any length are small.
  ["mla", "The Artist as Critic"],
  ["mla", "Literature of an Independent England between the Wars"],
  ["mla", "From Here to There and Back"],
  // The New York Times: only its list is small.
  ["nyt", "What to Know About Life With a Dog"],
  ["nyt", "Off the Record, Up the Hill and Out of Town"],
  ["nyt", "Co-op Boards and Re-entry Rules, Pre-Columbian Art and Anti-Intellectual Moods"],
  // Wikipedia, Manual of Style/Titles of works: prepositions of up to four letters.
  ["wikipedia", "Across the Universe with Words from Home"],
  ["wikipedia", "A River Runs Through It"],
  // AMA 11, 2.1.6 and 10.2.
  ["ama", "Ethical Questions Surrounding In Vitro Fertilization"],
  ["ama", "Weighing In on Bariatric Surgery"],
  ["ama", "Researchers Size Up Nanotechnology Risks"],
  ["ama", "Nonsteroidal Anti-inflammatory Drugs"],
  ["ama", "Self-referral to Psychiatrists"],
  ["ama", "Long-term Treatment of Diabetes"],
  ["ama", "Follow-up Studies of Patients With Leukemia"],
  ["ama", "How to Interpret X-ray Films"],
  ["ama", "Cost-Benefit Analysis"],
  ["ama", "Choice of Stents and End Points for Treatment of De Novo Coronary Artery Lesions"],
  ["ama", "Girl With a White Dog"],
];

describe("each guide's rules", () => {
  it.each(cases)("%s: %s", (style, title) => {
    const typed = title
      .split(" ")
      .map((word) => word.toLowerCase())
      .join(" ");
    expect(titleCase(typed, style).text).toBe(title);
  });
});

describe("every style", () => {
  it.each([
    ["THE RISE OF NASA AND THE BBC IN WORLD WAR II", "The Rise of NASA and the BBC in World War II"],
    ["louis xiv and the sun", "Louis XIV and the Sun"],
    ["the life of vincent van gogh", "The Life of Vincent van Gogh"],
    ["iPhone users: eBay is here", "iPhone Users: eBay Is Here"],
    ["a LaTeX file named report_final.txt", "A LaTeX File Named report_final.txt"],
    ["#hashtag by @someone", "#hashtag by @someone"],
    ["the 20mm lens, the 1st and the 3D film", "The 20mm Lens, the 1st and the 3D Film"],
    ["don’t stop: it’s l'hôpital's rule", "Don’t Stop: It’s l'Hôpital's Rule"],
    ["r&b and q&a", "R&B and Q&A"],
    ["what is it? the answer", "What Is It? The Answer"],
    ["one\r\nthe two\n\nof three", "One\r\nThe Two\n\nOf Three"],
    ["  indented  ", "  Indented  "],
    ["", ""],
    ["…", "…"],
  ])("%j", (title, expected) => {
    for (const style of titleStyles) {
      expect([style, titleCase(title, style).text]).toEqual([style, expected]);
    }
  });

  it("gives each word's place and reason", () => {
    const { words } = titleCase("the end\nof it", "ap");
    expect(words.map(({ start, end, after, reason }) => [start, end, after, reason.kind])).toEqual([
      [0, 3, "The", "first"],
      [4, 7, "End", "last"],
      [8, 10, "Of", "first"],
      [11, 13, "It", "last"],
    ]);
  });
});
