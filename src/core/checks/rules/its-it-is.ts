import { definePatternCheck } from "../define-check.ts";

/** `its a`, `it's tail`. */
export const check = definePatternCheck({
  id: "its-it-is",
  group: "confused-words",
  tier: "error",
  title: "Its and it's",
  reason: "It's is short for it is or it has; its, without an apostrophe, shows possession.",
  flags: [
    ["Its a nice day.", "It's a nice day."],
    ["The dog wagged it's tail.", "The dog wagged its tail."],
    ["I think its going to rain.", "I think it's going to rain."],
    ["Its been a long time.", "It's been a long time."],
    ["The company and it's owners agreed.", "The company and its owners agreed."],
    ["The company lost it's biggest customer.", "The company lost its biggest customer."],
  ],
  leaves: [
    "Its colour is red.",
    "It's tail-heavy.",
    "It's time to go.",
    "It's Monday.",
    "Give its own name to it.",
    "It's people who matter.",
  ],
  lines: [
    [
      "[its] a|an|the|not|been|just|also|always|because|really|going|raining|snowing|getting|important|possible|impossible|difficult|easy|hard|clear|true|obvious|necessary",
      "it's",
    ],
    ["[its] good|bad|great|nice|fun|time that|to|for|when|if|because", "it's"],
    [
      "of|in|with|to|for|from|by|on|at|lost|lose|change|changed|has|have|had|wagged|into|through|during|about|under|over|within|between|because [it 's] ADJ? NOUN IN|STOP|VBZ|VBD|MD|CC|TO",
      "its",
    ],
    ["and|or [it 's] owner|owners|own|people|members|name|history|culture|tail|users|effects|effect", "its"],
    ["[it 's] own", "its"],
    ["VBD [it 's] tail|name|head|mouth|eyes|way|wings|lid|colour|color|shape|effect|impact", "its"],
    ["[its'] NOUN", "its"],
    [
      "hurt|broke|broken|lost|lifted|raised|shook|licked|licking|washed [it 's] leg|paw|head|ear|wing|eye|mother|nose|foot|way|owner|food",
      "its",
    ],
    [
      "^ [its] raining|snowing|late|early|cold|hot|okay|ok|fine|amazing|great|beautiful|true|hard|easy|nice|me|us STOP|today|here|to|that|for|and|but|because|in|outside",
      "it's",
    ],
    [
      "lost|lose|loses|losing|change|changes|changed|sold|sells|opened|opens|closed|closes|kept|keeps|raised|cut|cuts|launched|launches|reached|celebrated|celebrates|published|doubled|increased|improved|reduced|missed|spread|hid|hurt|broke|beat|won|drops|dropped|uses|used|protects|protected|feeds|fed|loves|loved [it 's] JJ|JJS|own|first|CD? NOUN",
      "its",
    ],
  ],
});
