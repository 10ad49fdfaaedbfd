import { describe, expect, it } from "vitest";
import { applyFix } from "#core/checks/apply-fix.ts";
import { checkText } from "#core/checks/check-text.ts";
import { defaultCheckOptions } from "#core/checks/checker.ts";
import { loadChecker } from "#core/checks/load-checker.ts";

const checker = await loadChecker(defaultCheckOptions);

/** Mistakes that other checkers were seen to miss, each with what it should read; standard grammars say why. */
const mistakes: readonly (readonly [wrong: string, right: string])[] = [
  ["There is many people here.", "There are many people here."],
  ["The pages seems fine to me.", "The pages seem fine to me."],
  ["A list of items are on the desk.", "A list of items is on the desk."],
  ["Your welcome to stay.", "You're welcome to stay."],
  ["Whose going to the party?", "Who's going to the party?"],
  ["I wonder who's book this is.", "I wonder whose book this is."],
  ["Between you and I, it was a mistake.", "Between you and me, it was a mistake."],
  ["Me and him went to the shop.", "He and I went to the shop."],
  ["I think they did good in the exam.", "I think they did well in the exam."],
  ["She sings good.", "She sings well."],
  ["I seen him yesterday.", "I saw him yesterday."],
  ["I am agree with you.", "I agree with you."],
  ["I look forward to meet you.", "I look forward to meeting you."],
  ["He suggested me to go home.", "He suggested that I go home."],
  ["I have visited it last year.", "I visited it last year."],
  ["Yesterday I go to the market.", "Yesterday I went to the market."],
  ["She is married with a doctor.", "She is married to a doctor."],
  ["Does she likes music?", "Does she like music?"],
  ["It was late, we went home.", "It was late; we went home."],
  ["I wanted to go home it was late.", "I wanted to go home. It was late."],
  ["My father is work in a bank.", "My father works in a bank."],
  ["He is run every morning.", "He is running every morning."],
  ["I was surprise to find the door open.", "I was surprised to find the door open."],
  ["I wouldn't be surprise if he came.", "I wouldn't be surprised if he came."],
  ["We left for a variety of reason.", "We left for a variety of reasons."],
  ["There were less people than last year.", "There were fewer people than last year."],
  ["I'm to tired to go out.", "I'm too tired to go out."],
  ["Lets go to the beach.", "Let's go to the beach."],
  ["He explained me the rules.", "He explained the rules to me."],
  ["The man which lives here is a doctor.", "The man who lives here is a doctor."],
  ["They told us about they're win.", "They told us about their win."],
  ["I want to lay down for an hour.", "I want to lie down for an hour."],
  ["we left early. It was cold.", "We left early. It was cold."],
  ["We bought apples pears and plums.", "We bought apples, pears and plums."],
  ["They have did their homework.", "They have done their homework."],
  ["He have to do it again.", "He has to do it again."],
  ["This one is two expensive for me.", "This one is too expensive for me."],
  ["Everyone came accept my brother.", "Everyone came except my brother."],
  ["We need more informations.", "We need more information."],
  ["The boy was to thin.", "The boy was too thin."],
  ["We met on Wensday.", "We met on Wednesday."],
  ["She was quiet surprised.", "She was quite surprised."],
  ["We discussed about the plan.", "We discussed the plan."],
  ["The door don't close.", "The door doesn't close."],
];

/** Correct sentences on which other checkers were seen to raise an alarm. */
const sound: readonly string[] = [
  "I know that that is true.",
  "He had had enough by then.",
  "The app lets you draw maps.",
  "Whom did you see?",
  "We use open source software.",
  "The table is on p. 55 of the book.",
  "I am checking in to the hotel.",
];

describe("mistakes that others miss", () => {
  it.each(mistakes)("%s", (wrong, right) => {
    const corrected = checkText(wrong, checker).flatMap(({ span, fixes }) =>
      fixes.map((fix) => applyFix(wrong, span, fix)),
    );
    expect(corrected).toContain(right);
  });
});

describe("sentences on which others raise an alarm", () => {
  it.each(sound)("%s", (text) => {
    expect(checkText(text, checker).filter(({ tier }) => tier !== "style")).toEqual([]);
  });
});
