import { fieldAddress, fieldSymbol } from "../document/field-codes.ts";

interface Field {
  code: string;
  isInResult: boolean;
  address: string | null;
}

/** The fields around a place in a story. Their codes are not shown, their results are. */
export class FieldStack {
  readonly #fields: Field[] = [];

  begin(): void {
    this.#fields.push({ code: "", isInResult: false, address: null });
  }

  /** Adds to the code of the innermost field; outside of a code, nothing. */
  code(text: string): void {
    const field = this.#fields.at(-1);
    if (field !== undefined && !field.isInResult) field.code += text;
  }

  separate(): void {
    const field = this.#fields.at(-1);
    if (field === undefined) return;
    field.isInResult = true;
    field.address = fieldAddress(field.code);
  }

  /** Ends the innermost field; gives the characters that it shows of itself, having no result. */
  end(): string {
    const field = this.#fields.pop();
    return field === undefined || field.isInResult || !this.isShown ? "" : (fieldSymbol(field.code) ?? "");
  }

  /** Whether characters here are shown: they are in no field, or in the results of all. */
  get isShown(): boolean {
    return this.#fields.every(({ isInResult }) => isInResult);
  }

  /** The address of the innermost link among the fields. */
  get address(): string | null {
    return this.#fields.findLast(({ address }) => address !== null)?.address ?? null;
  }
}
