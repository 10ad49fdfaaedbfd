import { isWhiteSpace } from "../document/white-space.ts";
import { isAsciiLetterOrDigit, isDigit, LONGEST_LOOK } from "./letters.ts";

/** The characters of the basic plane with the property Sentence_Terminal (Unicode 17) but the Burmese comma, and `…`. */
const TERMINATORS =
  ".!?…‼‽⁇⁈⁉\u037e։\u061d؞؟۔܀܁܂߹।॥။።፧፨᙮។៕᠃᠉᥄᥅᪨᪩᪪᪫᭚᭛᭞᭟᰻᰼᱾᱿⸮⸼。꓿꘎꘏꛳꛷꡶꡷꣎꣏꤯꧈꧉꩝꩞꩟꫰꫱꯫﹒﹖﹗！．？｡";
/** Of these, the ones that end a sentence even before a letter: their scripts put no space, or not always one. */
const ENDS_WITHOUT_SPACE = new Set("։؟۔।॥။።፧፨។៕。！？．｡﹒﹖﹗");
const CLOSERS = "\"'”’»›)\\]}」』）】〉》〕*_`";
const NOTE_MARK =
  "\\[(?:\\d{1,3}(?:[,–-] ?\\d{1,3})*|[a-z]|(?:note|nb) \\d{1,3}|citation needed)\\]|[¹²³⁰⁴-⁹†‡]";
/** After the white space of French, or where a quotation mark that opens elsewhere has nothing to open. */
const CLOSES_HERE = "[“‘«‹](?=[\\s.,;:!?)\\]]|$)|[ \\u00a0\\u202f][»›](?=[\\s.,;:!?)\\]]|$)";

const CLUSTER = new RegExp(
  `(?:[${TERMINATORS}]|[${CLOSERS}]|${NOTE_MARK}|${CLOSES_HERE}|</[a-z][a-z0-9]{0,9}>){1,${LONGEST_LOOK}}`,
  "y",
);
const SPACED_ELLIPSIS = /\.(?:[ \u00a0]\.){2,9}/y;
const EMOJI =
  /(?:[ \u00a0]?(?:[\u{1f1e6}-\u{1f1ff}]{2}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d\p{Extended_Pictographic})*)){1,4}(?=\s|$)/uy;
const EMOTICON = /[ \u00a0][:;=8]['’]?-?[)(DPpO/|3](?=\s|$)/y;
const OPENERS =
  /(?:["'’“”„‘‚«»‹›([{¿¡*_~`「『（《〈]|[-–—‒―]+[ \u00a0]?|(?<=[«‹„])[ \u00a0\u202f]|> |<[a-z][^<>]{0,40}>){0,20}/y;

/** Which units are terminators. A look-up by unit is what a long text is read fastest with. */
const ALWAYS = 1;
const IN_ONE_SCRIPT = 2;
/** A dash that breaks speech off. */
const BEFORE_QUOTE = 3;
const TERMINATOR_KINDS = new Uint8Array(0x10000);
for (const character of TERMINATORS) TERMINATOR_KINDS[character.charCodeAt(0)] = ALWAYS;
for (const character of ";:") TERMINATOR_KINDS[character.charCodeAt(0)] = IN_ONE_SCRIPT;
for (const character of "—–-") TERMINATOR_KINDS[character.charCodeAt(0)] = BEFORE_QUOTE;

/** The offset of the first terminator in `[offset, limit)`, or `limit`. */
export function findTerminator(text: string, offset: number, limit: number): number {
  for (let at = offset; at < limit; at += 1) {
    const kind = TERMINATOR_KINDS[text.charCodeAt(at)];
    if (kind === 0) continue;
    if (kind === ALWAYS || (kind === IN_ONE_SCRIPT ? isStopOfScript(text, at) : breaksOff(text, at)))
      return at;
  }
  return limit;
}

/** Whether `;` or `:` ends a sentence as a Greek question mark or an Armenian full stop: by the letter before it. */
function isStopOfScript(text: string, offset: number): boolean {
  let code = text.charCodeAt(offset - 1);
  // A quote, a bracket or a digit may stand between.
  if (code < 0x80 ? !isAsciiLetterOrDigit(code) || isDigit(code) : code === 0xbb || code === 0x201d) {
    code = text.charCodeAt(offset - 2);
  }
  if (!isInScriptOfStop(code, text.charCodeAt(offset) === 0x3b)) return false;
  const next = text.charCodeAt(offset + 1);
  return !(next > 0x20 && next < 0x7f);
}

/** Whether a dash breaks off what is said: `“But I—” He stopped.` */
function breaksOff(text: string, offset: number): boolean {
  const next = text.charCodeAt(offset + 1);
  if (next !== 0x22 && next !== 0x201d) return false;
  const isDash = text.charCodeAt(offset) !== 0x2d || text.charCodeAt(offset - 1) === 0x2d;
  return isDash && isWhiteSpace(text.charCodeAt(offset + 2));
}

function isInScriptOfStop(code: number, isSemicolon: boolean): boolean {
  return isSemicolon
    ? (code >= 0x370 && code <= 0x3ff) || (code >= 0x1f00 && code <= 0x1fff)
    : code >= 0x531 && code <= 0x58f;
}

export function endsWithoutSpace(terminator: string): boolean {
  return ENDS_WITHOUT_SPACE.has(terminator);
}

/** The offset after the terminators at `offset` and the quotes, brackets, emphasis and note marks that close after them. */
export function findClusterEnd(text: string, offset: number): number {
  CLUSTER.lastIndex = offset;
  if (CLUSTER.test(text)) return CLUSTER.lastIndex;
  // A dash is in no cluster, but the quotation mark after it is.
  CLUSTER.lastIndex = offset + 1;
  return CLUSTER.test(text) ? CLUSTER.lastIndex : offset + 1;
}

/** The offset after an ellipsis of dots with spaces between them that starts at `offset`, or -1. */
export function findSpacedEllipsisEnd(text: string, offset: number): number {
  SPACED_ELLIPSIS.lastIndex = offset;
  return SPACED_ELLIPSIS.test(text) ? SPACED_ELLIPSIS.lastIndex : -1;
}

/** The offset after the emoji or emoticon that belong to the sentence that ended at `offset`. */
export function skipEmoji(text: string, offset: number): number {
  const isSpaced = isWhiteSpace(text.charCodeAt(offset));
  const code = text.charCodeAt(isSpaced ? offset + 1 : offset);
  const pattern =
    code >= 0x203c ? EMOJI : isSpaced && ":;=8".includes(text.charAt(offset + 1)) ? EMOTICON : null;
  if (pattern === null) return offset;
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : offset;
}

/** The offset after the quotes, brackets, dashes and emphasis that open at `offset`. */
export function skipOpeners(text: string, offset: number): number {
  OPENERS.lastIndex = offset;
  return OPENERS.test(text) ? OPENERS.lastIndex : offset;
}
