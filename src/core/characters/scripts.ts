import { scriptNames } from "./script-names.ts";

/** A script that the engine knows, and how to tell its characters. */
interface Script {
  readonly name: string;
  readonly pattern: RegExp;
}

let known: readonly Script[] | null = null;

function knownScripts(): readonly Script[] {
  known ??= scriptNames.flatMap((name) => {
    const pattern = scriptPattern(name);
    return pattern === null ? [] : [{ name, pattern }];
  });
  return known;
}

/** `null` for a script newer than the engine's Unicode version: its characters count as Unknown there. */
function scriptPattern(name: string): RegExp | null {
  try {
    return new RegExp(`^\\p{Script=${name}}$`, "u");
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Makes a function that names the script of a code point by the Unicode property Script; `Unknown` for what is in
 * none. It is quick when asked in ascending order, because neighbours mostly share a script.
 */
export function createScriptFinder(): (codePoint: number) => string {
  const scripts = knownScripts();
  let last: Script | undefined;
  return (codePoint) => {
    const character = String.fromCodePoint(codePoint);
    if (last?.pattern.test(character) !== true) {
      last = scripts.find(({ pattern }) => pattern.test(character));
    }
    return last?.name ?? "Unknown";
  };
}
