import { daleChallWords } from "#core/lists/dale-chall-words.ts";
import { decodeFrontCoded } from "#core/lists/front-coding.ts";
import { spacheWords } from "#core/lists/spache-words.ts";

/** Listed words that are compared (longer, prettiest); -er on any other would make a doer of a verb (burner). */
const comparable = new Set(
  `big black bold brave brief bright broad busy calm cheap chilly clean clear clever close cloudy cold cool cozy cranky
  crazy creamy cruel curly cute damp dandy dark dead deaf dear deep dim dirty dizzy drowsy dry dull dumb dusty eager early
  easy empty faint fair false fancy far fast fat few fierce fine firm fit flat foggy fond free fresh friendly full funny
  fuzzy gay gentle glad grand gray great green grey happy hard healthy heavy high hilly holy homely hot huge humble hungry
  icy ill jolly juicy just kind lame large late lazy lean light likely little lively lonely long loose loud lovely low lucky
  mad mean merry mild misty muddy naked narrow nasty naughty near neat new nice noisy odd old orange pale pink plain
  pleasant polite poor pretty proud pure purple queer quick quiet rainy rare raw ready real red rich ripe rocky rough round
  rusty sad safe salty sandy shady shallow sharp shiny short shy sick silly simple slippery slow sly small smart smooth
  snowy snug soft soon sore sorry sour square steep stern sticky stiff still stormy stout straight strange strict strong
  sudden sunny sure sweet swift tall tame tardy tasty tender thick thin thirsty tight tiny tough true ugly warm weak wealthy
  weary wet white wicked wide wild windy wise wooly woolly worthy yellow young`.split(/\s+/),
);

/** Listed verbs whose participle adds -n; on other words the letter is no ending (haven, pawn). */
const participle =
  /^(?:blow|draw|drive|flow|give|grow|know|mow|rise|arise|saw|sew|show|sow|shake|take|throw|wake|awake|prove|shave|see)n$/;

let familiar: ReadonlySet<string> | null = null;
let simple: ReadonlySet<string> | null = null;

/**
 * Whether a word (in lower case, ’ as ') is familiar by the new Dale-Chall list and the rules for applying it
 * (E. Dale and J. S. Chall, “A formula for predicting readability: instructions”, 1948, kept in Readability Revisited,
 * 1995). Familiar are, of a listed word: regular plurals and possessives; the verb forms in -s, -ed, -ing and -n;
 * comparatives and superlatives of adjectives; adverbs that add -ly alone. Of the spellings, a doubled consonant, a
 * dropped e and y as i are known, and British -our. Numbers, single letters and contractions of a familiar word are
 * familiar, and a hyphenated word whose parts all are. Two endings at once (clippings), -er for a doer, -y, -en, -ment
 * and the like are not, unless the list has the word.
 *
 * Names count as familiar too, which the caller knows by their capital.
 */
export function isFamiliar(word: string): boolean {
  return isOnList(word, readDaleChallList(), true);
}

/** Whether the new Dale-Chall list has a word (in lower case) just as it stands. */
export function isOnDaleChallList(word: string): boolean {
  return readDaleChallList().has(word);
}

function readDaleChallList(): ReadonlySet<string> {
  familiar ??= new Set(decodeFrontCoded(daleChallWords));
  return familiar;
}

/**
 * Whether a word (in lower case, ’ as ') is familiar by the revised Spache list (1974): listed, or the regular plural,
 * possessive, or verb form in -s, -ed or -ing of a listed word. Adjectives and adverbs must be listed themselves.
 */
export function isSimple(word: string): boolean {
  simple ??= new Set(decodeFrontCoded(spacheWords));
  return isOnList(word, simple, false);
}

function isOnList(word: string, list: ReadonlySet<string>, withAdjectives: boolean): boolean {
  if (list.has(word) || /^\P{L}*\p{L}?\P{L}*$/u.test(word) || /^\d[\d.,]*(?:st|nd|rd|th|s)$/.test(word))
    return true;
  const parts = word.split(/[-\u2010\u2011]/);
  if (parts.length > 1) return parts.every((part) => isOnList(part, list, withAdjectives));
  for (const stem of stemsOf(word)) if (list.has(stem)) return true;
  if (!withAdjectives) return false;
  if (participle.test(word) && list.has(word.slice(0, -1))) return true;
  if (word.endsWith("ly") && list.has(word.slice(0, -2))) return true;
  const compared = /^(.+)(?:er|est)$/.exec(word)?.[1];
  if (compared === undefined) return false;
  return respellings(compared, "e").some((stem) => comparable.has(stem) && list.has(stem));
}

/** The words that a word may be the possessive, contraction, plural or verb form of. */
function stemsOf(word: string): readonly string[] {
  const whole = word.replace(/'(?:s|ll|d|ve|re|m)$|(?<=s)'$|(?<=n)n't$/, "").replace(/n't$/, "");
  const american = whole.replace(/our(?=s$|ed$|ing$|s?hood$|$)/, "or");
  const stems = [whole, american];
  for (const spelt of new Set(stems)) {
    if (spelt.endsWith("s") && !spelt.endsWith("ss")) stems.push(spelt.slice(0, -1));
    if (/(?:[sxzo]|[cs]h)es$/.test(spelt)) stems.push(spelt.slice(0, -2));
    if (spelt.endsWith("ies")) stems.push(`${spelt.slice(0, -3)}y`);
    if (spelt.endsWith("ed")) stems.push(...respellings(spelt.slice(0, -2), "e"));
    if (spelt.endsWith("ing")) stems.push(...respellings(spelt.slice(0, -3), "e"));
  }
  return stems;
}

/** What stood before an ending: as it is, with the e that was dropped, without the doubling, with y for i. */
function respellings(stem: string, dropped: string): readonly string[] {
  const words = [stem, stem + dropped];
  if (/([b-df-hj-np-tv-z])\1$/.test(stem)) words.push(stem.slice(0, -1));
  if (stem.endsWith("i")) words.push(`${stem.slice(0, -1)}y`);
  return words;
}

/**
 * What the regular forms of an unlisted word share, so that they count once: the word without possessive, plural and
 * verb endings, a final e and a doubled consonant. Not always a word: `chas` for chase, chases, chased and chasing.
 */
export function inflectionKey(word: string): string {
  const whole = word.replace(/'s$|'$/, "");
  const stem = whole
    .replace(/(?<=..)ie[sd]$/, "y")
    .replace(/(?<=[aeiouy].*)(?:ing|ed|(?<=[sxzo]|[cs]h)es|(?<!s)s)$/, "");
  return stem.replace(/(?<=...)e$/, "").replace(/(?<=..)([b-df-hj-np-rtv-y])\1$/, "$1");
}
