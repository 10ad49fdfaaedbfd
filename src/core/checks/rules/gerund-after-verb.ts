import { definePatternCheck } from "../define-check.ts";

/** `enjoy to swim`, `avoid to go`. */
export const check = definePatternCheck({
  id: "gerund-after-verb",
  group: "verbs",
  tier: "error",
  title: "-ing after some verbs",
  reason: "After verbs such as enjoy, avoid, finish, mind, suggest and keep, the next verb takes -ing.",
  exceptions: "Stop to do something means to stop in order to do it.",
  flags: [
    ["I enjoy to swim in the sea.", "I enjoy swimming in the sea."],
    ["She avoids to talk about it.", "She avoids talking about it."],
    ["He suggested to go home.", "He suggested going home."],
    ["We finished to eat at nine.", "We finished eating at nine."],
  ],
  leaves: [
    "They took great risks to build it.",
    "He is addicted to oil, which is dear.",
    "We stopped to eat.",
    "I like to swim.",
    "Keep to the left.",
    "He denied to nobody what he had.",
  ],
  lines: [
    [
      "enjoy*|avoid*|finish*|suggest*|dislike*|postpone*|quit*|imagine*|recommend*|resist*|consider* [to can:VB]",
      "$3:VBG",
    ],
    ["enjoy* PRP$|very? much? [to VB]", "$5:VBG"],
    ["practice*|practise*|admit*|deny* [to VB]", "$3:VBG"],
    ["do|does|did n't mind [to VB]", "$5:VBG"],
    ["look* forward to [VB]", "$4:VBG"],
    ["[look* forward VBG|VB]", "$1 forward to $3:VBG"],
    ["can|could n't stand [to VB]", "$5:VBG"],
    ["[succeed*|succeeded to VB]", "$1 in $3:VBG"],
    ["is|are|was|were|'s|be worth [to VB]", "$4:VBG"],
    ["spend*|spent|waste* ANY? CD? time|hours|days|money|years|minutes|months|weeks [to VB]", "$6:VBG"],
    ["have|has|had trouble|difficulty|difficulties|problems|fun [to VB]", "$4:VBG"],
    ["[in|for] VBG? feel like? [to VB]", "$4:VBG"],
    ["feel* like [to VB]", "$4:VBG"],
    ["am|'m|get|got|getting|gets used to [VB] the|a|it|this|that|in|with|my|to|DT", "$4:VBG"],
    ["accustomed|addicted|devoted|dedicated|opposed to [VB] DT|PRP|PRP$|in|at|on|up", "$3:VBG"],
    ["[give* up to VB]", "$1 up $4:VBG"],
    ["go|went|goes|going [to swim|ski|skate|shopping] STOP", "$3:VBG"],
    ["[go* for VBG]", "$1 $3"],
  ],
});
