/** What was drawn before. Passphrases are never kept. */
export interface EarlierDraw {
  readonly kind: "words" | "sentences" | "made-up";
  readonly items: readonly string[];
}

/** The storage key, which the privacy page lists. */
export const historyKey = "random-words-history";
const mostDraws = 30;
const mostItems = 100;
const longestItem = 300;

/** Reads what was stored; what is no draw is left out. */
export function parseHistory(stored: unknown): readonly EarlierDraw[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.slice(0, mostDraws).flatMap((entry: unknown): EarlierDraw[] => {
    if (typeof entry !== "object" || entry === null || !("kind" in entry) || !("items" in entry)) return [];
    const { kind, items } = entry;
    if (kind !== "words" && kind !== "sentences" && kind !== "made-up") return [];
    if (!Array.isArray(items)) return [];
    const texts = items.filter(
      (item: unknown): item is string => typeof item === "string" && item.length <= longestItem,
    );
    return texts.length === 0 ? [] : [{ kind, items: texts.slice(0, mostItems) }];
  });
}

/** The history with a draw put first; the oldest falls out. The same draw twice in a row is kept once. */
export function withDraw(history: readonly EarlierDraw[], draw: EarlierDraw): readonly EarlierDraw[] {
  const [latest] = history;
  if (draw.items.length === 0) return history;
  if (latest?.kind === draw.kind && latest.items.join("\n") === draw.items.join("\n")) return history;
  return [draw, ...history].slice(0, mostDraws);
}
