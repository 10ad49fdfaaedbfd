import { parentPort, workerData } from "node:worker_threads";
import { diff as codeMirrorDiff } from "@codemirror/merge";
import { diffWordsWithSpace } from "diff";
import DiffMatchPatch from "diff-match-patch";
import { diff as myersDiff } from "fast-myers-diff";
import vscodeDiff from "vscode-diff";
import { compareTexts } from "#core/compare/compare-texts.ts";

/** How a peer compares two texts: the characters that it says were removed or added, and in how many pieces. */
interface Answer {
  readonly pieces: number;
  readonly changed: number;
}

function countWords(a: string, b: string): Answer {
  const changes = diffWordsWithSpace(a, b).filter(({ added, removed }) => added || removed);
  return { pieces: changes.length, changed: changes.reduce((sum, { value }) => sum + value.length, 0) };
}

function countMatchPatch(a: string, b: string): Answer {
  // Its own limit of time is its usual way of ending: one second, unless told.
  const changes = new DiffMatchPatch().diff_main(a, b).filter(([kind]) => kind !== 0);
  return { pieces: changes.length, changed: changes.reduce((sum, [, text]) => sum + text.length, 0) };
}

function countMyersWords(a: string, b: string): Answer {
  const first = a.split(/(?<=\s)|(?=\s)/u);
  const second = b.split(/(?<=\s)|(?=\s)/u);
  let pieces = 0;
  let changed = 0;
  for (const [aStart, aEnd, bStart, bEnd] of myersDiff(first, second)) {
    pieces += 1;
    changed += first.slice(aStart, aEnd).join("").length + second.slice(bStart, bEnd).join("").length;
  }
  return { pieces, changed };
}

function countCodeMirror(a: string, b: string): Answer {
  const changes = codeMirrorDiff(a, b, { scanLimit: 500 });
  const changed = changes.reduce((sum, { fromA, toA, fromB, toB }) => sum + toA - fromA + toB - fromB, 0);
  return { pieces: changes.length, changed };
}

/** Lines with what changed in them, as the editor shows them; its own limit of five seconds. */
function countCode(a: string, b: string): Answer {
  const aLines = a.split("\n");
  const bLines = b.split("\n");
  const { changes } = new vscodeDiff.DefaultLinesDiffComputer().computeDiff(aLines, bLines, {
    ignoreTrimWhitespace: false,
    maxComputationTimeMs: 5000,
    computeMoves: false,
  });
  const starts = (lines: readonly string[]) => {
    const offsets = [0];
    for (const line of lines) offsets.push((offsets.at(-1) ?? 0) + line.length + 1);
    return offsets;
  };
  const aStarts = starts(aLines);
  const bStarts = starts(bLines);
  let pieces = 0;
  let changed = 0;
  for (const { innerChanges } of changes) {
    for (const { originalRange, modifiedRange } of innerChanges ?? []) {
      pieces += 1;
      for (const [range, offsets] of [
        [originalRange, aStarts],
        [modifiedRange, bStarts],
      ] as const) {
        const start = (offsets[range.startLineNumber - 1] ?? 0) + range.startColumn;
        changed += (offsets[range.endLineNumber - 1] ?? 0) + range.endColumn - start;
      }
    }
  }
  return { pieces, changed };
}

/** Wordbench in a thread where nothing was compared before. */
function countOurs(a: string, b: string): Answer {
  const changes = compareTexts(a, b).differences.filter(({ kind }) => kind !== "moved");
  const changed = changes.reduce(
    (sum, { before, after }) => sum + before.end - before.start + after.end - after.start,
    0,
  );
  return { pieces: changes.length, changed };
}

const peers: Readonly<Record<string, (a: string, b: string) => Answer>> = {
  wordbench: countOurs,
  diff: countWords,
  "diff-match-patch": countMatchPatch,
  "fast-myers-diff": countMyersWords,
  "@codemirror/merge": countCodeMirror,
  "vscode-diff": countCode,
};

const { peer, a, b }: { readonly peer: string; readonly a: string; readonly b: string } = workerData;
const startedAt = performance.now();
const answer = peers[peer]?.(a, b);
const run = { milliseconds: performance.now() - startedAt, ...answer };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
parentPort?.postMessage(run);
