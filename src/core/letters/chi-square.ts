/** Lanczos's approximation (1964) with g = 7 and nine terms; right to about 15 digits. */
const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;

/** The natural logarithm of the gamma function of a number from ½ on. */
function logGamma(value: number): number {
  const x = value - 1;
  const t = x + 7.5;
  const sum = lanczos.reduce<number>(
    (total, term, index) => total + (index === 0 ? term : term / (x + index)),
    0,
  );
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}

const MOST_TERMS = 10_000;
const PRECISION = 1e-15;

/** The regularised lower incomplete gamma function by its series (Abramowitz and Stegun 1964, 6.5.29). */
function lowerBySeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let step = 1; step < MOST_TERMS && Math.abs(term) > Math.abs(sum) * PRECISION; step += 1) {
    term *= x / (a + step);
    sum += term;
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** The upper one by its continued fraction (6.5.31), with Lentz's method. */
function upperByFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let step = 1; step < MOST_TERMS; step += 1) {
    const factor = -step * (step - a);
    b += 2;
    d = 1 / nonZero(factor * d + b, tiny);
    c = nonZero(b + factor / c, tiny);
    value *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return value * Math.exp(a * Math.log(x) - x - logGamma(a));
}

function nonZero(value: number, tiny: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}

/**
 * How probable a χ² of at least `value` is by chance, with so many degrees of freedom: from 0 to 1. 1 for a value of 0
 * or less. Degrees of freedom are a whole number from 1 on.
 */
export function chiSquareProbability(value: number, degreesOfFreedom: number): number {
  if (!(value > 0)) return 1;
  const a = degreesOfFreedom / 2;
  const x = value / 2;
  const probability = x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x);
  return Math.min(1, Math.max(0, probability));
}
