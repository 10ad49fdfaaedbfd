import { definePatternCheck } from "../define-check.ts";

/** `quiet good`, `be quite!` */
export const check = definePatternCheck({
  id: "quiet-quite",
  group: "confused-words",
  tier: "error",
  title: "Quiet, quite, quit",
  reason: "Quiet means without noise, quite means rather, and to quit is to stop.",
  flags: [
    ["It was quiet good.", "It was quite good."],
    ["Please be quite.", "Please be quiet."],
    ["There are quiet a lot of them.", "There are quite a lot of them."],
    ["The room was very quite.", "The room was very quiet."],
    ["It is a quite place to live.", "It is a quiet place to live."],
  ],
  leaves: ["It was quiet and good.", "She is quite right.", "A quiet little town.", "A quiet old man."],
  lines: [
    [
      "is|was|are|were|'s|be|been|not|n't|am|'m|became|looks|feels|seems [quiet] good|bad|different|difficult|easy|hard|nice|interesting|important|big|small|sure|similar|popular|common|expensive|cheap|boring|useful|long|short|old|young|a|the|often|well|surprised|happy|sad|angry|pleased|proud|tired|busy|close|clear|simple|strange|rare|high|low|large|new|late|early|cheap|true|possible|likely",
      "quite",
    ],
    ["[quiet] a|an lot|few|bit|while|good|long|different|big|large|number|interesting|nice", "quite"],
    ["be|keep|very|so|too|stay|more|and [quite] STOP", "quiet"],
    ["[quiet] often|well|clearly|easily|frankly|simply", "quite"],
    ["want|wants|decided|going|have|had|to|will [quite] smoking|my|his|her|school|working", "quit"],
    [
      "a|very|this|that [quite] place|town|village|street|room|area|life|evening|night|beach|neighbourhood|neighborhood|day|moment|corner|person|girl|boy|country|island|part STOP|where|in|and|with|to|near|for|that|who|when",
      "quiet",
    ],
  ],
});
