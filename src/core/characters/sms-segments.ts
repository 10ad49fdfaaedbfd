/** A character that the GSM alphabet does not have, so that the whole message goes as UCS-2. */
export interface ForcingCharacter {
  /** One code point. */
  readonly character: string;
  readonly count: number;
  /** Where it stands first, in UTF-16 units. */
  readonly offset: number;
}

/** What a text costs as a text message. */
export interface SmsSegments {
  readonly encoding: "GSM-7" | "UCS-2";
  /** Messages that are sent and paid for; none for an empty text. */
  readonly segments: number;
  /** Septets in GSM-7, where some characters take two; 16-bit units in UCS-2. */
  readonly units: number;
  /** Units that each of these segments holds: fewer in a message of several, which needs room for a header. */
  readonly perSegment: number;
  /** Units still free in the last segment. */
  readonly remaining: number;
  /** The characters that force UCS-2, in the order of their first appearance; empty in GSM-7. */
  readonly forcing: readonly ForcingCharacter[];
}

/** The default alphabet in the order of its codes, with the escape (1B) left out: 3GPP TS 23.038, table 6.2.1. */
const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?" +
  "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** The extension table: an escape and a code, which stay together. 3GPP TS 23.038, table 6.2.1.1. */
const EXTENSION = "\f^{}\\[~]|€";

const septets = new Uint8Array(0x10000);
for (const character of BASIC) septets[character.charCodeAt(0)] = 1;
for (const character of EXTENSION) septets[character.charCodeAt(0)] = 2;

const CAPACITY = {
  "GSM-7": { alone: 160, joined: 153, joinedByLongReference: 152 },
  "UCS-2": { alone: 70, joined: 67, joinedByLongReference: 66 },
} as const;

export interface SmsOptions {
  /**
   * Whether the parts of a longer message are joined by a reference of 16 bits instead of 8, which takes one septet or
   * unit more of each: 152 or 66 (3GPP TS 23.040, 9.2.3.24.8). Some senders in North America do. Default: false.
   */
  readonly longReference?: boolean;
}

/**
 * Counts the segments of a text message by 3GPP TS 23.038 and TS 23.040: 160 septets or 70 units alone, 153 or 67 in
 * each part of a longer one. A pair (escape and code, or two surrogates) never spans two parts, so that a part may end
 * one unit short. CR and LF count one each. The text is taken as it is: no character is replaced by a cheaper one, as
 * the "smart encoding" of some services does.
 */
export function countSmsSegments(text: string, { longReference = false }: SmsOptions = {}): SmsSegments {
  const forcing = findForcing(text);
  const encoding = forcing.length > 0 ? "UCS-2" : "GSM-7";
  const { alone } = CAPACITY[encoding];
  const joined = longReference ? CAPACITY[encoding].joinedByLongReference : CAPACITY[encoding].joined;
  const weigh = encoding === "GSM-7" ? septetsAt : unitsAt;
  let units = 0;
  let segments = 0;
  let free = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const weight = weigh(text, offset);
    if (weight > free) {
      segments += 1;
      free = joined;
    }
    free -= weight;
    units += weight;
    if (encoding === "UCS-2" && weight === 2) offset += 1;
  }
  if (units <= alone) {
    return {
      encoding,
      segments: Math.min(segments, 1),
      units,
      perSegment: alone,
      remaining: alone - units,
      forcing,
    };
  }
  return { encoding, segments, units, perSegment: joined, remaining: free, forcing };
}

/** What a text message has room for in the encoding that a text needs, and what each character of it takes. */
export interface SmsUnits {
  readonly encoding: SmsSegments["encoding"];
  readonly alone: number;
  readonly joined: number;
  /** Of the character at an offset: what it takes, and its length in UTF-16 units. */
  readonly weigh: (offset: number) => { readonly weight: number; readonly length: number };
}

/** Says what each character of a text takes of a message. */
export function smsUnits(text: string): SmsUnits {
  const encoding = findForcing(text).length > 0 ? "UCS-2" : "GSM-7";
  const weigh = (offset: number) => {
    if (encoding === "GSM-7") return { weight: septetsAt(text, offset), length: 1 };
    const units = unitsAt(text, offset);
    return { weight: units, length: units };
  };
  const { alone, joined } = CAPACITY[encoding];
  return { encoding, alone, joined, weigh };
}

/** Whether the GSM alphabet has a character, alone or with an escape. */
export function isGsmCharacter(character: string): boolean {
  return character.length === 1 && septets[character.charCodeAt(0)] !== 0;
}

function septetsAt(text: string, offset: number): number {
  return septets[text.charCodeAt(offset)] ?? 1;
}

function unitsAt(text: string, offset: number): number {
  return (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
}

function findForcing(text: string): ForcingCharacter[] {
  const found = new Map<number, { count: number; readonly offset: number }>();
  for (let offset = 0; offset < text.length; offset += 1) {
    if (septets[text.charCodeAt(offset)] !== 0) continue;
    const codePoint = text.codePointAt(offset) ?? 0;
    const known = found.get(codePoint);
    if (known === undefined) found.set(codePoint, { count: 1, offset });
    else known.count += 1;
    if (codePoint > 0xffff) offset += 1;
  }
  return [...found].map(([codePoint, { count, offset }]) => ({
    character: String.fromCodePoint(codePoint),
    count,
    offset,
  }));
}
