const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Titles and short forms that always lean on the word after them: a full stop there never ends a sentence. */
export const leaningAbbreviations = list(
  "mr mrs ms mx dr prof messrs mme mlle gen col capt cmdr lt sgt cpl maj adm rev hon pres gov sen rep supt insp det fr st mt ft e.g i.e cf viz vs ca approx esp al",
);

/** Short forms that lean on a number after them, and can end a sentence before anything else. */
export const numberAbbreviations = list(
  "no nos p pp vol vols fig figs sec secs ch chap art arts par para eq eqs ex pt bk ed col ll v vv jan feb mar apr jun jul aug sep sept oct nov dec",
);

/** Short forms that may stand at the end of a sentence; only a word that often begins one shows that they do. */
export const closingAbbreviations = list(
  "etc inc ltd co corp bros jr sr esq dept univ assn ave blvd rd hwy a.m p.m am pm ph.d m.d b.a m.a d.c u.s u.k u.n e.u jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun est mfg intl govt",
);

/** Words that, with a capital, usually begin a sentence rather than a name. */
export const sentenceStarters = list(
  "the a an this that these those there here he she it they we you i his her its their our your my who what when where why how which in on at by for from to of with as if but and or so yet no not yes after before since while although though because however then thus therefore meanwhile moreover also another all some many most each every both one once only even still now is are was were do does did can could will would should may might let",
);
