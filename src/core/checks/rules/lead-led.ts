import { definePatternCheck } from "../define-check.ts";

/** `he lead the team last year`, `this lead to`. */
export const check = definePatternCheck({
  id: "lead-led",
  group: "confused-words",
  tier: "error",
  title: "Lead and led",
  reason: "Led is the past tense of lead.",
  flags: [
    ["This has lead to problems.", "This has led to problems."],
    ["He was lead away.", "He was led away."],
    ["She lead the team last year.", "She led the team last year."],
    ["It was lead by a woman.", "It was led by a woman."],
  ],
  leaves: ["Lead is a metal.", "It may lead to trouble.", "The roof was lead.", "They lead the way."],
  lines: [
    [
      "has|have|had|'ve|having n't|not|also|already|often? [lead] to|the|a|us|him|me|them|people|many|some|by",
      "led",
    ],
    ["was|were|been|being|are|is|be [lead] by|to|away|astray|into|through|down|out", "led"],
    [
      "he|she|it|which|this|that|NNP [lead] the|a|his|her ANY ANY? ANY? last|in year|week|month|season|CD",
      "led",
    ],
  ],
});
