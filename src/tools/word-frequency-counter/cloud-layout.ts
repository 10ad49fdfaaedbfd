/** A word to be placed, with how often it occurs. */
export interface CloudWord {
  readonly name: string;
  readonly count: number;
}

/** A word in its place: the middle of its box, and the box. Pixels. */
export interface PlacedWord extends CloudWord {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
}

interface CloudSize {
  readonly width: number;
  readonly height: number;
}

const largestFont = 64;
const smallestFont = 11;
/** Of the font size: what a line of type takes, and what is kept free beside a word. */
const lineHeight = 1.15;
const gap = 0.25;
/** How far the spiral goes at each step, along its arm and outwards. */
const stepLength = 6;
const armWidth = 5;
const mostSteps = 2500;
const mostTries = 8;

/**
 * Places words around the middle, the most frequent first, each as near to it as it fits on a spiral; no two boxes touch.
 * The area of a word grows with its count: its font size with the square root. The same words and size give the same
 * cloud. `measure` tells the width of a word at a font size of 1. What does not fit at the smallest size is left out.
 */
export function layOutCloud(
  words: readonly CloudWord[],
  size: CloudSize,
  measure: (name: string) => number,
): readonly PlacedWord[] {
  const most = Math.max(1, ...words.map(({ count }) => count));
  const widths = words.map(({ name }) => measure(name));
  let scale = 1;
  let placed: readonly PlacedWord[] = [];
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const sized = words.map((word, index) => {
      const wanted = largestFont * scale * Math.sqrt(word.count / most);
      // Also a long word has to fit across.
      const fontSize = Math.min(
        Math.max(smallestFont, wanted),
        (size.width * 0.95) / Math.max(0.1, widths[index] ?? 1),
      );
      return { ...word, fontSize, width: (widths[index] ?? 0) * fontSize, height: fontSize * lineHeight };
    });
    const next = placeAll(sized, size);
    if (next.length > placed.length) placed = next;
    if (placed.length === words.length) return placed;
    scale *= 0.85;
  }
  return placed;
}

type SizedWord = Omit<PlacedWord, "x" | "y">;

function placeAll(words: readonly SizedWord[], size: CloudSize): readonly PlacedWord[] {
  const placed: PlacedWord[] = [];
  for (const word of words) {
    const found = findPlace(word, placed, size);
    if (found !== null) placed.push(found);
  }
  return placed;
}

function findPlace(word: SizedWord, placed: readonly PlacedWord[], size: CloudSize): PlacedWord | null {
  // Wider than high, as the drawing is.
  const stretch = size.width / Math.max(1, size.height);
  let angle = 0;
  for (let step = 0; step < mostSteps; step += 1) {
    const radius = (armWidth * angle) / (2 * Math.PI);
    const x = size.width / 2 + radius * stretch * Math.cos(angle);
    const y = size.height / 2 + radius * Math.sin(angle);
    angle += stepLength / Math.max(stepLength, radius);
    const candidate = { ...word, x, y };
    if (isInside(candidate, size) && !placed.some((other) => touches(candidate, other))) return candidate;
  }
  return null;
}

function isInside({ x, y, width, height }: PlacedWord, size: CloudSize): boolean {
  return (
    x - width / 2 >= 0 && x + width / 2 <= size.width && y - height / 2 >= 0 && y + height / 2 <= size.height
  );
}

function touches(first: PlacedWord, second: PlacedWord): boolean {
  const free = gap * Math.min(first.fontSize, second.fontSize);
  return (
    Math.abs(first.x - second.x) < (first.width + second.width) / 2 + free &&
    Math.abs(first.y - second.y) < (first.height + second.height) / 2
  );
}
