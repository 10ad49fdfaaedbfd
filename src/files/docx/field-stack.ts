import { fieldAddress, fieldSymbol, isDropDown } from "../document/field-codes.ts";

interface Field {
  code: string;
  isInResult: boolean;
  /** Whether its result has characters. */
  hasResult: boolean;
  address: string | null;
  /** What is chosen in a drop-down list of a form. */
  choice: string;
}

/** The fields around a place in a story. Their codes are not shown, their results are. */
export class FieldStack {
  readonly #fields: Field[] = [];

  begin(): void {
    this.#fields.push({ code: "", isInResult: false, hasResult: false, address: null, choice: "" });
  }

  /** Adds to the code of the innermost field; outside of a code, nothing. */
  code(text: string): void {
    const field = this.#fields.at(-1);
    if (field !== undefined && !field.isInResult) field.code += text;
  }

  /** Tells what is chosen in the innermost field, should it be a drop-down list. */
  choose(choice: string): void {
    const field = this.#fields.at(-1);
    if (field !== undefined) field.choice = choice;
  }

  separate(): void {
    const field = this.#fields.at(-1);
    if (field === undefined) return;
    field.isInResult = true;
    field.address = fieldAddress(field.code);
  }

  /** To be told when characters are shown, which may be the result of a field. */
  noteShown(): void {
    const field = this.#fields.at(-1);
    if (field !== undefined) field.hasResult = true;
  }

  /** Ends the innermost field; gives the characters that it shows of itself, having no result. */
  end(): string {
    const field = this.#fields.pop();
    if (field === undefined || field.hasResult || !this.isShown) return "";
    if (isDropDown(field.code)) return field.choice;
    return field.isInResult ? "" : (fieldSymbol(field.code) ?? "");
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
