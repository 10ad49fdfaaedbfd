/** "1 word", "2 words", "1,200 words". */
export function quantity(count: number, unit: string, plural = `${unit}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? unit : plural}`;
}

/** A share from 0 to 1 in per cent, with one decimal where it has one. */
export function percent(share: number): string {
  return `${(Math.round(share * 1000) / 10).toLocaleString("en")}%`;
}
