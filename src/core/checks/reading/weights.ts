/** Signs of weights: none of them needs an escape in a string. */
const ZERO = 79;
const LARGEST_RUN = 26;
const FIRST_RUN = 1_000;

/**
 * Writes small whole numbers, from -40 to 40, as text: one sign each, and two for a run of zeros, of which there are
 * many.
 */
export function encodeWeights(weights: Int8Array): string {
  let encoded = "";
  let zeros = 0;
  const flush = (): void => {
    while (zeros > 0) {
      const run = Math.min(zeros, LARGEST_RUN);
      encoded += String.fromCharCode(FIRST_RUN + run);
      zeros -= run;
    }
  };
  for (const weight of weights) {
    if (weight === 0) zeros += 1;
    else {
      flush();
      encoded += weightSign(weight);
    }
  }
  flush();
  return encoded.replace(/[\u03e8-\u0402]/g, (sign) => runSign(sign.charCodeAt(0) - FIRST_RUN));
}

/** A weight as a sign of ASCII from "'" to "w"; "x" stands for the backslash. */
function weightSign(weight: number): string {
  const code = ZERO + weight;
  return code === 92 ? "x" : String.fromCharCode(code);
}

/** A run of zeros: a sign that no weight has, then its length as a letter. */
function runSign(run: number): string {
  return run === 1 ? "O" : `z${String.fromCharCode(64 + run)}`;
}

/** The numbers that `encodeWeights` wrote, in an array of `length`. */
export function decodeWeights(encoded: string, length: number): Int8Array {
  const weights = new Int8Array(length);
  let index = 0;
  for (let at = 0; at < encoded.length; at += 1) {
    const code = encoded.charCodeAt(at);
    if (code === 122) {
      at += 1;
      index += encoded.charCodeAt(at) - 64;
    } else {
      weights[index] = code === 120 ? 92 - ZERO : code - ZERO;
      index += 1;
    }
  }
  return weights;
}
