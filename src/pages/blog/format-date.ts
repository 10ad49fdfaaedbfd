const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day, `YYYY-MM-DD`, as people write it: `3 October 2025`. The same in every time zone. */
export function formatDate(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}
