/**
 * Words and phrases that tie an English sentence to what went before: conjuncts and subordinators of addition, contrast,
 * cause, time, example and summary, after R. Quirk et al., A Comprehensive Grammar of the English Language (1985),
 * sections 8.134 to 8.147 and 13 to 15. In small letters, a phrase a line break or comma apart.
 */
const phrases = `
above all, accordingly, according to, actually, additionally, admittedly, after, after all, after that, afterward, afterwards, again,
albeit, all in all, all of a sudden, all the same, all things considered, also, alternatively, although,
analogous to, another, as a consequence, as a matter of fact, as a result,
as a rule, as an illustration, as can be seen, as has been mentioned, as has been noted, as I have noted, as I have said,
as I have shown, as if, as it happens, as long as, as much as, as opposed to, as shown above, as soon as, as though,
as well as, as well, at first, at last, at least, at length, at the present time, at the same time,
at this instant, at this point, at this time, balanced against, barring, basically, be that as it may, because, before,
before that, before long, being that, besides, but, by all means, by and large, by comparison, by contrast, by the same token,
by the time, by the way, certainly, chiefly, coincidentally, comparatively, compared to, comparing, concurrently, considering,
consequently, contrarily, conversely, correspondingly, coupled with, despite, different from, due to,
during, e.g., earlier, emphatically, equally, equally important, especially, even if, even more, even so, even though,
eventually, evidently, explicitly, finally, first, first of all, firstly, following,
for as much as, for example, for fear that, for instance, for one thing, for that reason, for the most part,
for the purpose of, for the same reason, for the time being, for this purpose, for this reason, formerly, forthwith, fourth,
fourthly, frankly, from time to time, further, furthermore, generally, generally speaking, given that, given these points,
granted that, hence, henceforth, however, i.e., identically, if, important to realize, in a word, in addition, in another case,
in any case, in any event, in brief, in case, in comparison, in conclusion, in contrast, in detail, in due time, in effect,
in either case, in essence, in fact, in general, in like manner, in like fashion, in order that, in order to,
in other words, in particular, in reality, in retrospect, in short, in similar fashion, in simple terms, in spite of, in sum,
in summary, in that case, in the event that, in the final analysis, in the first place, in the fourth place, in the hope that,
in the light of, in light of, in the long run, in the meantime, in the same fashion, in the same way, in the second place,
in the third place, in this case, in this situation, in time, in truth, in view of, inasmuch as, including, incidentally,
indeed, instead, initially, insofar as, inasmuch, in as much as, just as, last, lastly, later, lest, let alone, likewise,
markedly, meanwhile, moreover, most important, most importantly, most of all,
must be remembered, namely, neither, nevertheless, next, no doubt, nonetheless, nor, not only, not to mention,
not to say, notably, note that, notwithstanding, now, now that, obviously, occasionally, of course, on account of, on balance,
on condition that, on one hand, on the one hand, on the condition that, on the contrary, on the negative side,
on the other hand, on the positive side, on the whole, on top of that, once, once upon a time, one reason, only if, or, else,
otherwise, overall, owing to, particularly, prior to, presently, previously, prior, provided that,
providing that, quite simply, rather, rather than, really, regardless, sadly, same as, second, secondly, shortly, significantly,
similarly, simultaneously, since, singularly, so, so as to, so far, so long as, so that, so too, specifically, sooner or later,
still, strictly speaking, subsequently, such as, suddenly, summing up, supposing that, surely, surprisingly, so as, that being said,
that is, that is to say, that said, then, then again, thereafter, therefore, thereupon, these, third, thirdly, this time, though, thus,
till, to add, to be brief, to be specific, to be sure, to begin with, to clarify, to conclude, to demonstrate, to emphasize,
to enumerate, to explain, to illustrate, to list, to point out, to put it another way, to put it differently, to repeat,
to rephrase it, to say nothing of, to start with, to start off, to sum up, to summarize, to tell the truth, to that end, to this end,
to the end that, together with, too, ultimately, under those circumstances, undoubtedly, unless, unlike, unquestionably,
until, until now, up against, up to the present time, vis a vis, what is more, what's more, when, whenever, whereas, whereby,
whether, while, whilst, with attention to, with the result that, with this in mind, with this intention,
with this purpose in mind, without a doubt, without delay, without doubt, without reservation, yet
`;

/** Words that some lists have, and which tie nothing by themselves in running prose. */
const tooCommon = new Set(
  "or,else,these,last,following,considering,different from,really,frankly,first,after,too,now,once,again,earlier,another".split(
    ",",
  ),
);

/** Two parts in the same sentence that tie it together. */
export const englishTransitionPairs: readonly (readonly [first: string, second: string])[] = [
  ["both", "and"],
  ["if", "then"],
  ["not only", "but also"],
  ["neither", "nor"],
  ["either", "or"],
  ["whether", "or"],
  ["no sooner", "than"],
];

/** The transitions of English, each as its words. */
export const englishTransitions: readonly (readonly string[])[] = phrases
  .trim()
  .toLowerCase()
  .split(/\s*,\s+|,\n/)
  .map((phrase) => phrase.replace(/\s+/g, " ").trim())
  .filter((phrase) => phrase !== "" && !tooCommon.has(phrase))
  .map((phrase) => phrase.split(" "));
