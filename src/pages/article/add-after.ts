/** A text after another, with an empty line between the two. */
export function addAfter(held: string, text: string): string {
  if (held === "") return text;
  const gap = held.endsWith("\n\n") ? "" : held.endsWith("\n") ? "\n" : "\n\n";
  return `${held}${gap}${text}`;
}
