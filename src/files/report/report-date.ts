/** A date as a report gives it, taken apart. All in UTC. */
export interface ReportDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Whether the report named a time of day. */
  readonly hasTime: boolean;
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(?:\.\d+)?Z)?$/;

/**
 * Reads `2026-11-21` or `2026-11-21T09:30:00Z` (RFC 3339, UTC only).
 *
 * @throws RangeError for anything else, and for a day that the calendar does not have.
 */
export function parseReportDate(date: string): ReportDate {
  const match = DATE.exec(date);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (match ?? []).slice(1).map(Number);
  const hasTime = match?.[4] !== undefined;
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  const exists = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  if (match === null || !exists || (hasTime && (hour > 23 || minute > 59 || second > 59))) {
    throw new RangeError(
      `A report's date is YYYY-MM-DD, or a moment in UTC that ends in Z; this is “${date}”.`,
    );
  }
  return {
    year,
    month,
    day,
    ...(hasTime ? { hour, minute, second } : { hour: 0, minute: 0, second: 0 }),
    hasTime,
  };
}

/** The date with its time of day, midnight where there is none, as RFC 3339 and W3CDTF write it in UTC. */
export function formatIsoMoment({ year, month, day, hour, minute, second }: ReportDate): string {
  const date = [digits(year, 4), digits(month, 2), digits(day, 2)].join("-");
  return `${date}T${[hour, minute, second].map((part) => digits(part, 2)).join(":")}Z`;
}

/** The day in words, in a language: "November 21, 2026". */
export function formatDay({ year, month, day }: ReportDate, locale: string): string {
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(moment);
}

function digits(value: number, count: number): string {
  return String(value).padStart(count, "0");
}

/** The day that a moment falls on where the person is, as a report's date: `2026-11-21`. */
export function formatReportDay(moment: Date): string {
  return [
    digits(moment.getFullYear(), 4),
    digits(moment.getMonth() + 1, 2),
    digits(moment.getDate(), 2),
  ].join("-");
}
