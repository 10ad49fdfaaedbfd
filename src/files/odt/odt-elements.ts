import type { OdtElementReader } from "./odt-element-reader.ts";
import { odtObjectElements } from "./odt-object-elements.ts";
import { odtTextElements } from "./odt-text-elements.ts";

/** How each element is read; all others let what is in them through. */
export const odtElements: ReadonlyMap<string, OdtElementReader> = new Map([
  ...odtTextElements,
  ...odtObjectElements,
]);
