/** The parameters of Punycode (RFC 3492, section 5). */
const BASE = 36;
const SMALLEST_THRESHOLD = 1;
const LARGEST_THRESHOLD = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 0x80;

const PREFIX_LENGTH = "xn--".length;

/**
 * How many characters a label of a domain name has as DNS sees it (RFC 3492, 2003; RFC 5891): its own length in
 * ASCII, else that of `xn--` and its Punycode. No mapping of case or form is done before. Takes time that grows with
 * the square of the label's length, so ask for no label that is surely too long.
 */
export function punycodeLabelLength(label: string): number {
  const codes = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const basic = codes.filter((code) => code < FIRST_CODE).length;
  if (basic === codes.length) return label.length;
  let length = PREFIX_LENGTH + basic + (basic > 0 ? 1 : 0);
  let bias = FIRST_BIAS;
  let delta = 0;
  let handled = basic;
  let code = FIRST_CODE;
  for (const next of [...new Set(codes)].filter((found) => found >= FIRST_CODE).sort((a, b) => a - b)) {
    delta += (next - code) * (handled + 1);
    code = next;
    for (const other of codes) {
      if (other < code) delta += 1;
      if (other !== code) continue;
      length += digitCount(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    code += 1;
  }
  return length;
}

/** How many digits a generalized variable-length integer takes (RFC 3492, section 3.3). */
function digitCount(delta: number, bias: number): number {
  let rest = delta;
  let digits = 1;
  for (let position = BASE; ; position += BASE) {
    const threshold = Math.min(Math.max(position - bias, SMALLEST_THRESHOLD), LARGEST_THRESHOLD);
    if (rest < threshold) return digits;
    rest = Math.floor((rest - threshold) / (BASE - threshold));
    digits += 1;
  }
}

/** The bias for the next delta (RFC 3492, section 6.1). */
function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / points);
  let steps = 0;
  while (rest > ((BASE - SMALLEST_THRESHOLD) * LARGEST_THRESHOLD) / 2) {
    rest = Math.floor(rest / (BASE - SMALLEST_THRESHOLD));
    steps += BASE;
  }
  return steps + Math.floor(((BASE - SMALLEST_THRESHOLD + 1) * rest) / (rest + SKEW));
}
