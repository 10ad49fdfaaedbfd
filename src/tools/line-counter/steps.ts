import type { AddressCodec } from "#workspace/address-setting.ts";

import { stepKinds } from "./step-kinds.ts";
import type { StepField } from "./step-kinds.ts";

/** One thing to do with the lines: a kind and what was filled in. */
export interface Step {
  readonly kind: string;
  /** By the names of the fields; those left out have their fallback. */
  readonly values: Readonly<Record<string, string>>;
}

/** More steps than anyone needs; an address is anybody's to write. */
export const mostSteps = 20;
const mostValueUnits = 500;

const LONE_SURROGATE = /\p{Surrogate}/gu;
const integer = /^-?\d{1,9}$/;

/** Whether a text can stand in a field. */
export function isFieldValue(field: StepField, value: string): boolean {
  switch (field.type) {
    case "choice":
      return field.options.some((option) => option.value === value);
    case "switch":
      return value === "0" || value === "1";
    case "text":
      return value.length <= mostValueUnits;
    case "number":
      return integer.test(value) && Number(value) >= field.least && Number(value) <= field.most;
  }
}

/** What stands in a field of a step. */
export function readValue(step: Step, name: string): string {
  const fallback = stepKinds.get(step.kind)?.fields.find((field) => field.name === name)?.fallback ?? "";
  return step.values[name] ?? fallback;
}

/** The step with another value in a field; that of the fallback is not kept. */
export function withValue(step: Step, field: StepField, value: string): Step {
  const others = Object.entries(step.values).filter(([name]) => name !== field.name);
  const next = value === field.fallback ? others : [...others, [field.name, value] as const];
  return { ...step, values: Object.fromEntries(next) };
}

function parseStep(written: string): Step | undefined {
  const [id = "", ...parts] = written.split("&");
  const kind = stepKinds.get(id);
  if (kind === undefined) return undefined;
  const values = new Map<string, string>();
  for (const part of parts) {
    const at = part.indexOf("=");
    const field = kind.fields.find(({ name }) => name === part.slice(0, at));
    const value = decodePart(part.slice(at + 1));
    if (at === -1 || field === undefined || value === undefined || !isFieldValue(field, value)) {
      return undefined;
    }
    values.set(field.name, value);
  }
  return { kind: id, values: Object.fromEntries(values) };
}

function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    // A per cent sign that begins no character: the address was cut or typed.
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function formatStep({ kind, values }: Step): string {
  const parts = Object.entries(values).map(([name, value]) => `${name}=${encodePart(value)}`);
  return [kind, ...parts].join("&");
}

/** Half a character cannot be written in an address. */
function encodePart(value: string): string {
  return encodeURIComponent(value.replaceAll(LONE_SURROGATE, "\ufffd"));
}

/** Steps in an address: `sort&by=length;number&start=0`. A step that is none makes all of it void. */
export const stepsCodec: AddressCodec<readonly Step[]> = {
  parse(text) {
    if (text === "") return [];
    const steps = text.split(";").map(parseStep);
    const known = steps.filter((step) => step !== undefined);
    return known.length === steps.length && known.length <= mostSteps ? known : undefined;
  },
  format: (steps) => steps.map(formatStep).join(";"),
};
