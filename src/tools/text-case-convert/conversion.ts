import { convertCase, readCaseName } from "#core/transforms/case/convert-case.ts";
import { cleanUpText, cleanUps } from "#core/transforms/clean-up/clean-up.ts";

/** What is to be done with a text; plain data, because it crosses to a worker. */
export interface ConversionRequest {
  readonly text: string;
  /** A case, or `clean:` and the name of a clean-up. */
  readonly to: string;
  readonly language: string;
  readonly capitalSharpS: boolean;
  readonly seed: number;
  readonly foldDiacritics: boolean;
  readonly names: readonly string[];
}

/** How a request ended. */
export type ConversionReply =
  | { readonly kind: "done"; readonly text: string }
  | { readonly kind: "failed"; readonly message: string };

const cleanPrefix = "clean:";

/** Does what is asked. Throws a `RangeError` for a conversion that does not exist. */
export function convertText({ text, to, language, names, ...options }: ConversionRequest): string {
  if (to.startsWith(cleanPrefix)) {
    const cleanUp = cleanUps.find((name) => name === to.slice(cleanPrefix.length));
    if (cleanUp === undefined) throw new RangeError(`There is no clean-up ${to}`);
    return cleanUpText(text, cleanUp, language);
  }
  const conversion = readCaseName(to);
  if (conversion === undefined) throw new RangeError(`There is no case ${to}`);
  const { seed, foldDiacritics, capitalSharpS } = options;
  return convertCase(text, conversion, { seed, foldDiacritics, names, locale: { language, capitalSharpS } });
}

/** Reads what came to the worker; `null` for what is no request. */
export function parseRequest(value: unknown): ConversionRequest | null {
  if (typeof value !== "object" || value === null) return null;
  if (!("text" in value) || !("to" in value) || !("language" in value) || !("capitalSharpS" in value))
    return null;
  if (!("seed" in value) || !("foldDiacritics" in value) || !("names" in value)) return null;
  const { text, to, language, capitalSharpS, seed, foldDiacritics, names } = value;
  if (typeof text !== "string" || typeof to !== "string" || typeof language !== "string") return null;
  if (typeof capitalSharpS !== "boolean" || typeof seed !== "number" || typeof foldDiacritics !== "boolean")
    return null;
  if (!Array.isArray(names)) return null;
  const strings = names.filter((name): name is string => typeof name === "string");
  return { text, to, language, capitalSharpS, seed, foldDiacritics, names: strings };
}

/** Reads what came from the worker; `null` for what is no reply. */
export function parseReply(value: unknown): ConversionReply | null {
  if (typeof value !== "object" || value === null || !("kind" in value)) return null;
  if (value.kind === "done" && "text" in value && typeof value.text === "string")
    return { kind: "done", text: value.text };
  if (value.kind === "failed" && "message" in value && typeof value.message === "string") {
    return { kind: "failed", message: value.message };
  }
  return null;
}
