/**
 * Words and phrases that tie an English sentence or clause to another, by what they say of the tie. Written for this
 * project from the classes of conjuncts and subordinators that grammars describe (R. Quirk, S. Greenbaum, G. Leech and
 * J. Svartvik, A Comprehensive Grammar of the English Language, 1985, sections 8.134 to 8.147 and 14.12 to 15.52). A bar
 * stands between alternatives within a phrase. After ^ stands what ties only at the beginning of a sentence: elsewhere
 * "second" is a number and "now" a time.
 */
const groups: Readonly<Record<string, string>> = {
  listing: `
    ^first; first of all; ^second; ^third; ^fourth; ^fifth; firstly|secondly|thirdly|fourthly|fifthly|lastly|finally;
    in the first|second|third|fourth|last place; to begin|start|finish|end with; for one thing; ^for another; ^next;
    then; ^last; last but not least; ^one reason; ^another reason; ^to start`,
  addition: `
    also; ^again; additionally; furthermore; ^further; moreover; besides; in addition; likewise; similarly; equally;
    correspondingly; as well as; what is more; ^what's more; not only; not to mention; let alone; ^too; on top of this|that|it;
    by the same token; in the same way|vein; in like manner; above all; together with; coupled with; along with; ^and yet`,
  contrast: `
    but; however; yet; nevertheless; nonetheless; notwithstanding; ^still; instead; although; though; even though;
    even if; even so; albeit; whereas; while; whilst; unlike; despite; in spite of; regardless; on the contrary;
    on the one|other hand; by|in contrast; by|in comparison; as opposed to; compared with|to; contrary to; conversely;
    ^rather; rather than; alternatively; otherwise; or else; nor; if only; all the same; just the same; at the same time;
    be that as it may; that said; that being said; having said that; after all; ^granted; admittedly; then again;
    at any rate; in any case|event; anyway; anyhow; neither`,
  cause: `
    because; because of; since; so that; so as to; so long as; ^so; and so; so I|you|he|she|it|we|they|there; therefore; thus; hence; thereby; whereby;
    consequently; accordingly; as a result|consequence; in consequence; owing to; due to; thanks to; on account of;
    given that; seeing that; now that; inasmuch as; insofar as; in so far as; in view of; in light of; in the light of;
    for this|that reason; for these|those reasons; for the same reason; that is why; this is why; which is why;
    for fear that; lest; in order that; in order to; to this|that end; for this|that purpose; with this|that in mind`,
  condition: `
    if; unless; whether; provided that; providing that; on condition that; supposing that; assuming that; as long as;
    in case; in the event that; in that|this|which|either|such case; only if; as if; as though; ^whatever; ^should;
    under these|those|such circumstances`,
  time: `
    when; whenever; until; till; before; by the time; as soon as; no sooner; ever since; meanwhile; in the meantime;
    afterwards|afterward; after that|this; before that|this|long; thereafter; thereupon; hereafter; henceforth; subsequently;
    eventually; ultimately; previously; formerly; initially; at first; at last; at length; in the end; in the long run;
    until now|then; so far; from then on; from now on; ^now; ^later; later on; ^once; sooner or later;
    simultaneously; concurrently; shortly; suddenly; all of a sudden; at this|that point|time|moment; during; prior to;
    presently; soon; occasionally; from time to time; for the time being`,
  example: `
    for example; for instance; e.g.; such as; including; namely; specifically; particularly; in particular; especially;
    notably; chiefly; mainly; by way of example|illustration; to illustrate; as an example|illustration; ^take; a case in point;
    ^consider`,
  restatement: `
    i.e.; ^that is; that is to say; in other words; put differently; put another way; to put it another way; to put it simply|briefly|differently;
    more precisely|exactly|simply; or rather; to be precise|exact|specific|clear|fair|sure; in simple terms; to clarify;
    in effect; in essence; in fact; as a matter of fact; indeed; in reality; in truth; of course; obviously; evidently;
    certainly; undoubtedly; surely; no doubt; without a|any doubt; surprisingly; significantly; importantly;
    more importantly; most importantly; most of all; basically; actually; incidentally; by the way; as it happens;
    strictly|generally|broadly|roughly|frankly speaking; according to; as regards; with regard|respect to`,
  summary: `
    in short|brief|sum|summary|conclusion; to sum up; to summarize|summarise|conclude|recap; summing up; ^overall; in all;
    all in all; on the whole; by and large; for the most part; in general; as a rule; ^generally; in a word; in a nutshell;
    on balance; all things considered; at least; given this|these`,
};

/** Two parts in the same sentence that tie it together. */
export const englishTransitionPairs: readonly (readonly [first: string, second: string])[] = [
  ["both", "and"],
  ["not only", "but also"],
  ["either", "or"],
  ["the more", "the more"],
  ["so", "that"],
];

/** A transition as its words. */
export interface Transition {
  readonly words: readonly string[];
  /** It ties only at the beginning of a sentence. */
  readonly first: boolean;
}

/** "in short|brief" as "in short" and "in brief". */
function expand(phrase: string): readonly string[] {
  let phrases = [""];
  for (const part of phrase.split(" ")) {
    phrases = phrases.flatMap((begun) => part.split("|").map((word) => `${begun} ${word}`.trim()));
  }
  return phrases;
}

/** The transitions of English. */
export const englishTransitions: readonly Transition[] = Object.values(groups)
  .flatMap((group) => group.split(";"))
  .map((phrase) => phrase.replace(/\s+/g, " ").trim())
  .flatMap((phrase) =>
    expand(phrase.replace("^", "")).map((words) => ({
      words: words.toLowerCase().split(" "),
      first: phrase.startsWith("^"),
    })),
  );
