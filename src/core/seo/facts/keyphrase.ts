import type { AssessmentFacts } from "../assessment.ts";
import {
  yoastSource,
  spamSource,
  snippetSource,
  imageSource,
  addressSource,
  titleLinkSource,
} from "../sources.ts";

/** What is told of the checks of the keyphrase. */
export const keyphraseFacts = {
  "keyphrase-in-introduction": {
    id: "keyphrase-in-introduction",
    name: "Keyphrase in introduction",
    group: "keyphrase",
    basis: "usability",
    why: "Readers decide by the first lines whether a page is about what they looked for.",
    source: yoastSource,
  },
  "keyphrase-density": {
    id: "keyphrase-density",
    name: "Keyphrase density",
    group: "keyphrase",
    basis: "folklore",
    why:
      "No search engine publishes a density to aim for; Google calls repeating a word out of the ordinary keyword stuffing. " +
      "The bounds are those of Yoast SEO. What related words the text lacks says more: see Terms.",
    source: spamSource,
  },
  "keyphrase-distribution": {
    id: "keyphrase-distribution",
    name: "Keyphrase distribution",
    group: "keyphrase",
    basis: "folklore",
    why: "A text that leaves its topic for long may have two topics, or lose its reader.",
    source: yoastSource,
  },
  "keyphrase-in-title": {
    id: "keyphrase-in-title",
    name: "Keyphrase in title",
    group: "keyphrase",
    basis: "usability",
    why:
      "The title is what people read in the results, and its beginning is never cut off. Google asks for titles that " +
      "describe the page; that the keyphrase must come first is a rule of thumb.",
    source: titleLinkSource,
  },
  "keyphrase-in-slug": {
    id: "keyphrase-in-slug",
    name: "Keyphrase in slug",
    group: "keyphrase",
    basis: "published",
    why: "Google recommends words in addresses that people understand. It does not say that they raise a page.",
    source: addressSource,
  },
  "keyphrase-in-description": {
    id: "keyphrase-in-description",
    name: "Keyphrase in meta description",
    group: "keyphrase",
    basis: "usability",
    why: "Search engines may show the description under the title, with the words that were looked for in bold.",
    source: snippetSource,
  },
  "keyphrase-in-subheadings": {
    id: "keyphrase-in-subheadings",
    name: "Keyphrase in subheadings",
    group: "keyphrase",
    basis: "folklore",
    why: "Subheadings that tell the topic let readers scan the page. The share is a rule of thumb.",
    source: yoastSource,
  },
  "keyphrase-in-image-alt": {
    id: "keyphrase-in-image-alt",
    name: "Keyphrase in alternative texts",
    group: "keyphrase",
    basis: "usability",
    why:
      "Alternative texts are read out to those who do not see the picture, and tell search engines what it shows. " +
      "Google asks to describe the picture and not to stuff keywords into it.",
    source: imageSource,
  },
  "competing-links": {
    id: "competing-links",
    name: "Competing links",
    group: "keyphrase",
    basis: "folklore",
    why: "A link whose words are the keyphrase says that the page about it is elsewhere.",
    source: yoastSource,
  },
  "keyphrase-length": {
    id: "keyphrase-length",
    name: "Keyphrase length",
    group: "keyphrase",
    basis: "folklore",
    why: "A long phrase is rarely searched for word by word, and hard to write about naturally.",
    source: yoastSource,
  },
  "function-words-in-keyphrase": {
    id: "function-words-in-keyphrase",
    name: "Function words in keyphrase",
    group: "keyphrase",
    basis: "usability",
    why: "A phrase of words such as “how to” or “what is it” names no topic.",
    source: yoastSource,
  },
  "previously-used-keyphrase": {
    id: "previously-used-keyphrase",
    name: "Previously used keyphrase",
    group: "keyphrase",
    basis: "usability",
    why: "Two pages for one phrase compete with each other, and readers cannot tell which one to open.",
    source: yoastSource,
  },
} as const satisfies Readonly<Record<string, AssessmentFacts>>;
