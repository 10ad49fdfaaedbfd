import { defineTool } from "../define-tool.ts";

export const tool = defineTool({
  slug: "character-counter",
  path: "/character-counter",
  name: "Character counter",
  lens: "Characters",
  title: "Character Counter with Limits for X, Bluesky, SMS and More",
  description:
    "Count characters in every unit, against dated limits of platforms and forms. Thread splitter, SMS segments, " +
    "hidden characters. Private, offline.",
  heading: "Character Counter",
  category: "count",
  order: 2,
  keywords: [
    "character counter",
    "letter count",
    "character count online",
    "twitter character counter",
    "SMS length",
    "character limit",
    "thread splitter",
    "invisible characters",
    "byte counter",
    "meta description length",
  ],
  formerly: [],
  sample: `Our ferry museum opens on Saturday 🎉 Come aboard the “Grey Heron”, built in 1911 and rebuilt by forty volunteers over nine winters.

You can stand at the wheel, hear the engine that a school class took apart and put together again, and see the captain’s log of the storm of 1953. Entry is free for children; tea and cake are on the quay.

Plan your visit: https://example.com/ferry-museum/opening-weekend – and bring a jumper, it is always colder on the water than you think.`,
  questions: [
    {
      question: "Do spaces count as characters?",
      answer:
        "Nearly everywhere, yes: on X, in text messages, in UCAS answers and in search titles. The count without spaces " +
        "stands beside the other one for forms that ask for it.",
    },
    {
      question: "Why does one emoji count as 2, 7, 11 or 25?",
      answer:
        "Because there are four ways to count. A family emoji is one character as you see it, seven Unicode code points, " +
        "11 UTF-16 units and 25 bytes in UTF-8. X counts it as 2, Threads as 25. Each limit here is counted in the unit " +
        "of its own platform.",
    },
    {
      question: "How long may a post on X be?",
      answer:
        "280 by X's own weights: most letters count 1, emoji and Chinese, Japanese and Korean characters 2, and every web " +
        "address 23. Premium accounts have 25,000.",
    },
    {
      question: "Why did my text message become two?",
      answer:
        "One character outside the GSM alphabet, a curly quotation mark for instance, makes the whole message cost more: " +
        "70 characters instead of 160. The SMS view names these characters and replaces them in one step.",
    },
    {
      question: "Is my text uploaded?",
      answer:
        "No. It is counted by your browser and kept on this device. A link that you share holds your settings, never the text.",
    },
  ],
});
