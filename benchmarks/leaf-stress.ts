import { isDeepStrictEqual } from "node:util";
import type { TextChange } from "#core/document/span.ts";
import { LeafDocument } from "#core/leaves/leaf-document.ts";
import { countText } from "#core/scan/text-totals.ts";
import { createRandom } from "./seeded-random.ts";
import type { Random } from "./seeded-random.ts";

/** After so many edits the document is compared with a full pass; and after each that does more than type. */
const COMPARE_EVERY = 25;
/** Above this many UTF-16 units, more is deleted than typed. */
const LONG = 6000;

const PIECES = [
  ..."the quick Brown fox. Don't don’t U.S. 1,000.5 a.b a:b x_1 3rd ÉTÉ naïve e\u0301te\u0301 well-known".split(
    " ",
  ),
  ..." |\n|\r\n|\r|\n\n|\t|\u2028|\f|\u00a0|\u202f|\u200b|\u3000".split("|"),
  ..."|.|,|:|;|'|’|\"|_|-|—|…|“|!|?|/|@|(|)|#|* |> |```|\0".split("|").slice(1),
  ..."你好。|東京タワー|ひらがな|漢|สวัสดี ครับ|ก็|ភាសាខ្មែរ|ພາສາ|မြန်မာ|हिन्दी।|क्ष|தமிழ்|العربية؟|٣٫٥|فارسی\u200cها".split(
    "|",
  ),
  ..."עב'|צה\"ל|ΟΔΟΣ |Ελλάδα|Россия|İSTANBUL|ıi|ß|Հայերեն|ქართული|አማርኛ|한국어|가|ᄀ|ᅡ|ᆨ|ⴰⵣ|Ⓐ|½|²|①".split("|"),
  ..."👨‍👩‍👧|🇩🇪🇫🇷|🇩|👍🏽|☀\ufe0f|1\ufe0f\u20e3|\u0301|\u200d|\u00ad|\ufeff|\ud83d|\ude00|𝐀b|𠀀|𐐀|\u{e0100}".split(
    "|",
  ),
];

function pick(random: Random): string {
  const piece = PIECES[Math.floor(random() * PIECES.length)] ?? "";
  const kind = random();
  if (kind < 0.05) return String.fromCharCode(Math.floor(random() * 0x10000));
  if (kind < 0.08) return piece.slice(0, 1);
  if (kind < 0.081) return piece.repeat(1 + Math.floor((random() * 4000) / Math.max(1, piece.length)));
  return piece;
}

function createEdit(length: number, random: Random): TextChange {
  const kind = random();
  const from = Math.floor(random() * (length + 1));
  const reach = kind < 0.002 ? length : kind < 0.02 ? 3000 : 4;
  const deletes = random() < (length > LONG ? 0.7 : 0.35);
  const to = deletes ? Math.min(length, from + Math.ceil(random() * reach)) : from;
  return { from, to, insert: deletes && random() < 0.7 ? "" : pick(random) };
}

function findDifference(document: LeafDocument, fresh: LeafDocument, text: string): string | null {
  if (document.text !== text) return "text";
  if (!isDeepStrictEqual(document.totals, countText(text))) return "totals";
  fresh.open(text);
  if (document.uniqueWords !== fresh.uniqueWords) return "unique words";
  return isDeepStrictEqual(document.topWords(Infinity), fresh.topWords(Infinity)) ? null : "word counts";
}

/**
 * Makes random edits over all scripts, by key, paste, deletion and undo, and compares totals and word counts with a full
 * pass. Throws an error that says where the first difference came up.
 */
function stressLeaves(edits: number, seed: number): void {
  const random = createRandom(seed);
  const document = new LeafDocument();
  const fresh = new LeafDocument();
  let text = "";
  for (let done = 0; done < edits;) {
    const change = createEdit(text.length, random);
    const removed = text.slice(change.from, change.to);
    const changes = [change];
    if (random() < 0.1)
      changes.push({ from: change.from, to: change.from + change.insert.length, insert: removed });
    for (const { from, to, insert } of changes) {
      document.change([{ from, to, insert }]);
      text = text.slice(0, from) + insert + text.slice(to);
      done += 1;
      if (done % COMPARE_EVERY !== 0 && to - from < 512 && insert.length < 512) continue;
      const difference = findDifference(document, fresh, text);
      if (difference !== null) {
        throw new Error(
          `Seed ${seed}, edit ${done} (${from} to ${to} by ${JSON.stringify(insert)}): other ${difference}.`,
        );
      }
    }
  }
}

const EDITS = 1_000_000;
const SEED = 20_261_121;

/** A million random edits over all scripts, each figure compared with a full pass; throws at the first difference. */
export function benchmarkStress(): void {
  const startedAt = performance.now();
  stressLeaves(EDITS, SEED);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  process.stdout.write(
    `${EDITS.toLocaleString("en")} edits from seed ${SEED}: no difference from a full pass, in ${seconds} s.\n`,
  );
}
