/** `observed × ln(observed / expected)`, which goes to 0 with `observed`. */
function surprise(observed: number, expected: number): number {
  return observed > 0 ? observed * Math.log(observed / expected) : 0;
}

/**
 * The log-likelihood ratio G² of a table of two rows and two columns (Dunning 1993): `2 Σ O ln(O / E)` over all four
 * cells, with natural logarithms. From 0, where rows and columns are independent, upwards. 0 for an empty table.
 */
export function logLikelihoodOfTable(
  first: readonly [number, number],
  second: readonly [number, number],
): number {
  const rows = [first[0] + first[1], second[0] + second[1]] as const;
  const columns = [first[0] + second[0], first[1] + second[1]] as const;
  const all = rows[0] + rows[1];
  if (all <= 0) return 0;
  const sum =
    surprise(first[0], (rows[0] * columns[0]) / all) +
    surprise(first[1], (rows[0] * columns[1]) / all) +
    surprise(second[0], (rows[1] * columns[0]) / all) +
    surprise(second[1], (rows[1] * columns[1]) / all);
  // Rounding may leave a table of independent rows just below 0.
  return Math.max(0, 2 * sum);
}

/** The same over the first column alone, with its expected values from all four cells (Rayson & Garside 2000). */
export function logLikelihoodOfColumn(
  first: readonly [number, number],
  second: readonly [number, number],
): number {
  const rows = [first[0] + first[1], second[0] + second[1]] as const;
  const column = first[0] + second[0];
  const all = rows[0] + rows[1];
  if (all <= 0) return 0;
  const sum = surprise(first[0], (rows[0] * column) / all) + surprise(second[0], (rows[1] * column) / all);
  return Math.max(0, 2 * sum);
}
