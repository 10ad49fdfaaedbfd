import { defineTool } from "../define-tool.ts";

export const tool = defineTool({
  slug: "seo-content-analyzer",
  path: "/seo-content-analyzer",
  name: "SEO content analyzer",
  lens: "SEO",
  title: "SEO Content Analyzer: Checks That Give Reasons",
  description:
    "Check a text against a keyphrase: 38 checks with reasons and places, results preview in true pixels, missing terms. " +
    "Free and private.",
  heading: "SEO content analyzer",
  category: "check",
  order: 4,
  keywords: [
    "SEO content analyzer",
    "SEO checker",
    "keyword density checker",
    "focus keyphrase",
    "SERP preview",
    "meta description length",
    "title pixel width",
    "content optimization",
    "structured data check",
    "missing keywords",
  ],
  formerly: [],
  features: [
    "Keyphrase checks with reasons",
    "Results preview in true pixel widths",
    "Outline of headings",
    "Missing terms by BM25",
    "Structured data check",
  ],
  sample: `# Sourdough starter for beginners

A sourdough starter is flour and water that wild yeast has moved into. You keep it in a jar, you feed it, and it raises your bread. This page shows how to make one in seven days, and how to tell that it is ready.

## What you need

You need flour, water, a jar and a warm place. Wholemeal rye works best, because the grain brings more yeast with it. Tap water is fine where it does not smell of chlorine.

![A jar of bubbling sourdough starter on a windowsill](/images/starter.jpg)

## Making the starter, day by day

Mix fifty grams of flour with fifty grams of water. Leave the jar loosely covered. On the second day nothing much can be seen, and that is normal. From the third day on, throw half of it away and feed it with the same amounts again. The discarded half can be used for pancakes, so nothing has to be wasted.

#### When it smells of vinegar

It is hungry. Feed it more often. However, a sharp smell does no harm.

## Is it ready?

Drop a spoonful into a glass of water. If it floats, it is full of gas and will raise a loaf. [Read more](/bread) about the first loaf, or see how [the University of Gastronomy](https://example.org/yeast) explains wild yeast.`,
  questions: [
    {
      question: "Is there an SEO score?",
      answer:
        "No. A single number would have to weigh checks that nobody has weighed: no search engine publishes such weights. You see " +
        "how many checks are good, fair and bad, and the reason for each.",
    },
    {
      question: "What is the right keyword density?",
      answer:
        "There is none that a search engine publishes. Google warns against repeating a word out of the ordinary. The check uses " +
        "the bounds that Yoast SEO uses, about 0.5 to 3.5 per cent by the length of the phrase, and is marked as a rule of thumb.",
    },
    {
      question: "Where are title and description cut off?",
      answer:
        "Search engines cut them to fit the screen, by pixels and not by characters, and publish no limits. The preview measures your " +
        "words in the widths of Arial, as results are set on a computer and on a phone. Search engines often show other words.",
    },
    {
      question: "Does my text leave this device?",
      answer:
        "No. Your text, the texts that you compare with, and what you say of the page are looked at on this device and go nowhere.",
    },
  ],
});
