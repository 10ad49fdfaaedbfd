const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** A day, `YYYY-MM-DD`, as people write it: `3 October 2025`. Without the browser's tables, which take long to read. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${months[(month ?? 0) - 1]} ${year}`;
}
