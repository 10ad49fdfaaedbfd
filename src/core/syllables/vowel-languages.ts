/** How the syllables of a language are counted from its spelling: what each rule matches is one syllable. */
interface SyllableRule {
  /** What is rewritten before anything is counted, in order. */
  readonly rewrite: readonly (readonly [RegExp, string | ((found: string) => string)])[];
  readonly nucleus: RegExp;
}

/**
 * Rules for languages whose spelling shows the syllables, each as a table. They follow the division of words taught in
 * schools, and know no exceptions; a dictionary would find a few hiatuses more (Italian poe-si-a, German Fa-mi-li-e).
 */
const rules: Readonly<Record<string, SyllableRule>> = {
  /**
   * Spanish (Ortografía de la lengua española, 2010): a, e, o and accented vowels are a syllable each; i and u beside
   * one of them glide (ciu-dad, cau-sa), and together they make one. Silent u in gue, gui, que, qui; y is i unless a
   * vowel follows.
   */
  es: {
    rewrite: [
      [/([gq])u(?=[eiéí])/g, "$1"],
      [/y(?![aeiouáéíóúü])/g, "i"],
    ],
    nucleus: /[aeoáéíóú]|(?<![aeoáéíóúiuü])[iuü]+(?![aeoáéíóúiuü])/g,
  },
  /**
   * Italian: as in Spanish, with à è é ì ò ó ù. Where the only other vowel of a word is its last, i or u bears the
   * stress and is a syllable (mi-o, zi-a, du-e); not after c, g and q (ciò, qua).
   */
  it: {
    rewrite: [[/^([^aeiouàèéìíòóùú]*(?<![cgq]))([iu])([aeo])$/, "$1$2-$3"]],
    nucleus: /[aeoàèéìíòóùú]|(?<![aeoàèéìíòóùúiu])[iu]+(?![aeoàèéìíòóùúiu])/g,
  },
  /**
   * German: each vowel, but one for ei, ai, ey, ay, oi, eu, äu, au, ie and doubled vowels. Two for e-um (Mu-se-um), for
   * the plurals in e-en and i-en (Ide-en, Fe-ri-en), for re-ell and spe-zi-ell, and after ge- and be- (ge-ehrt,
   * be-en-den; not in Bee-re). u after q and y before a vowel are consonants.
   */
  de: {
    rewrite: [
      [/qu/g, "q"],
      [/(?:^|-)y(?=[aeiou])/g, "j"],
      [/e(?=ums?$)/g, "e-"],
      [/(?<!spl|[cg]r|q|w|^t)e(?=en$)/g, "e-"],
      [/i(?=en$)(?<=[aeiouyäöü].*i)(?<!schi)/, "i-"],
      [/[ei](?=ell(?:e[mnrs]?)?$)/g, "$&-"],
      [/ge(?=e(?!st))|(?<=^|^un)be(?=e(?!re|t|f))/g, "$&-"],
    ],
    nucleus: /[aeo]i|[ae]y|[aeä]u|ie|aa|ee|oo|[aeiouyäöüéèàáóâê]/g,
  },
  /**
   * Dutch: each vowel, but one for the written pairs and triples (aa, ee, oo, uu, ie, oe, eu, ui, ei, ij, ou, au, aai,
   * ooi, oei, eeu, ieu, eau) and for the io of -tion. A diaeresis parts vowels (idee-en, ge-eerd); two for e-um.
   */
  nl: {
    rewrite: [
      [/qu/g, "q"],
      [/tio(?=n)/g, "tjo"],
      [/[ëïöü]/g, (letter) => `-${letter.normalize("NFD").charAt(0)}`],
      [/e(?=ums?$)/g, "e-"],
    ],
    nucleus: /aai|ooi|oei|eeu|ieu|eau|aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|ou|au|[aeiouyáéíóúàèìòùâêîôûäëïöü]/g,
  },
  /**
   * French, as spoken in careful prose: a final e, es or the ent of -aient is silent when the word has another vowel.
   * Groups of vowels are one syllable, with i, u and ou before a vowel as glides (na-tion, lui), but parted after é
   * (ré-a-li-té), before é that follows a or o, at a diaeresis, in ao and oa, and where a consonant with l or r comes
   * before i (cri-er, cli-ent). Verb endings in -ent are taken for sounded, since only the grammar could tell.
   */
  fr: {
    rewrite: [
      [/aient$(?<=[aeiouyàâéèêëîïôûùœ].*aient)/, "ai"],
      [/œ/g, "oe"],
      [/([gq])u(?=[eiéèêaoà])/g, "$1"],
      [/es?$(?<=[aeiouyàâéèêëîïôöûùü].*es?)/, ""],
      [/([aeiouâàéèê])y(?=[aeiouâàéèê])/g, "$1j"],
      [/([bcdfgptv][lr])([iu])(?=[aeoéèêâ])/g, "$1$2-"],
      [/é(?=[aàâeèêiouy])/g, "é-"],
      [/([aoi])(?=[éè])(?<!i)/g, "$1-"],
      [/(?<=[aeiou])([ëïüö])/g, "-$1"],
      [/a(?=o[^uû])|o(?=a)/g, "$&-"],
    ],
    nucleus: /[aeiouyàâéèêëîïôöûùü]+/g,
  },
  /**
   * Polish: each vowel letter; i before a vowel only softens the consonant (nie-bo), and au and eu are one syllable at
   * the start of a word (au-to, Eu-ro-pa; but na-u-ka).
   */
  pl: {
    rewrite: [
      [/i(?=[aeouyąęó])/g, ""],
      [/^(a|e)u/, "$1"],
    ],
    nucleus: /[aeiouyąęó]/g,
  },
  /** Russian: each vowel letter is one syllable, without exception. */
  ru: { rewrite: [], nucleus: /[аеёиоуыэюя]/g },
};

/** For languages without a rule of their own: one for each group of Latin, Greek or Cyrillic vowel letters. */
const vowelGroups: SyllableRule = {
  rewrite: [],
  nucleus:
    /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýÿāăąēĕėęěīĭįıōŏőœūŭůűųơư]+|[αεηιουωάέήίόύώϊϋΐΰ]+|[аеёиоуыэюяіїєў]/g,
};

const APOSTROPHE = /['’ʼ]/;

/**
 * Syllables of a word by the spelling of a language (a two-letter code); at least 1. A digit counts as one. For
 * languages without a rule, each group of vowel letters is one, which is a rough estimate.
 */
export function countBySpelling(word: string, language: string): number {
  const { rewrite, nucleus } = rules[language] ?? vowelGroups;
  const lower = word.normalize("NFC").toLowerCase();
  // The u of an elided que is silent: qu'elle, jusqu'à.
  const whole = language === "fr" ? lower.replaceAll(/qu(?=['’ʼ])/g, "q") : lower;
  let syllables = 0;
  for (const { 0: part, index } of whole.matchAll(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu)) {
    if (/^\p{N}/u.test(part)) {
      syllables += part.length;
      continue;
    }
    let spelt = part;
    for (const [pattern, replacement] of rewrite) {
      spelt =
        typeof replacement === "string"
          ? spelt.replace(pattern, replacement)
          : spelt.replace(pattern, replacement);
    }
    // What an apostrophe parts from its word has no syllable without a vowel: l'eau, c'è, foto's.
    const isClipped = APOSTROPHE.test(whole.charAt(index - 1) + whole.charAt(index + part.length));
    syllables += Math.max(isClipped ? 0 : 1, spelt.match(nucleus)?.length ?? 0);
  }
  return Math.max(1, syllables);
}
