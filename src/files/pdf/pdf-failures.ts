import { damagedFile, ReadFailure } from "../read-failure.ts";

export const pdfName = "PDF";

/** The failures of PDFs that are whole and cannot be read, each with what to do. */
export const pdfFailures = {
  needsPassword: (): ReadFailure =>
    new ReadFailure("password", "is protected by a password", "Enter its password to read it."),
  wrongPassword: (): ReadFailure =>
    new ReadFailure(
      "password",
      "could not be opened with this password",
      "Check the password, capitals and small letters too, and enter it again.",
    ),
  encryptedOtherwise: (): ReadFailure =>
    new ReadFailure(
      "password",
      "is encrypted in a way that is not read here",
      "Open it in the program it was made for, save it without protection and try again.",
    ),
  picturesOfText: (): ReadFailure =>
    new ReadFailure(
      "unsupported",
      "holds pictures of text, as scanners make them, and no text",
      "Run text recognition (OCR) on it first, in the scanner's own program for instance, and open what that gives.",
    ),
  unmappableFonts: (): ReadFailure =>
    new ReadFailure(
      "unsupported",
      "uses fonts that do not say which characters they show, so its words cannot be read",
      "Get the document in another form, or run text recognition (OCR) on it.",
    ),
  tooManyPages: (pages: number): ReadFailure =>
    new ReadFailure(
      "too-large",
      `has more than ${pages.toLocaleString("en")} pages`,
      "Split it into smaller files and open these one at a time.",
    ),
  tooSlow: (): ReadFailure =>
    new ReadFailure(
      "too-large",
      "takes longer than a minute to read",
      "Split it into smaller files and open these one at a time.",
    ),
} as const;

/** The failure that an error of pdf.js stands for. Its errors are told apart by their names. */
export function failureOf(error: unknown, hadPassword: boolean): ReadFailure {
  if (error instanceof ReadFailure) return error;
  const name = error instanceof Error ? error.name : "";
  if (name === "PasswordException") {
    return hadPassword ? pdfFailures.wrongPassword() : pdfFailures.needsPassword();
  }
  return damagedFile(pdfName, { cause: error });
}
