import { standardInput } from "../input/standard-input.ts";

/** An input's name for people. Control characters are escaped: a file's name must not steer the terminal. */
export function sourceName(source: string): string {
  if (source === standardInput) return "standard input";
  if (source === "") return '""';
  return source.replace(/\p{Cc}/gu, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(2, "0");
    return `\\x${code}`;
  });
}
