/** Why a file gave no text. */
export type FailureReason =
  /** It has no bytes, and its name promises more than an empty text. */
  | "empty"
  /** It is larger than the limit, or its text would be. */
  | "too-large"
  /** It is encrypted. */
  | "password"
  /** It breaks off, or is not what its first bytes promise. */
  | "damaged"
  /** It unpacks without end, nests without end, or refers to other files: built to do harm, or by accident like that. */
  | "unsafe"
  /** It is whole, and of a kind that is not read here. */
  | "unsupported"
  /** The encoding asked for is not one that is known. */
  | "unknown-encoding"
  | "cancelled";

/**
 * Ends the reading of a file. `problem` goes on after the file's name ("is protected by a password") and `advice`
 * is a sentence that says what to do. Thrown inside the zone only: `readFile` turns it into an outcome.
 */
export class ReadFailure extends Error {
  readonly reason: FailureReason;
  readonly problem: string;
  readonly advice: string;

  constructor(reason: FailureReason, problem: string, advice: string, options?: ErrorOptions) {
    super(`The file ${problem}.`, options);
    this.name = "ReadFailure";
    this.reason = reason;
    this.problem = problem;
    this.advice = advice;
  }
}

/** The failure of a file that broke off or was altered. `what` it is: "Word document". */
export function damagedFile(what: string, options?: ErrorOptions): ReadFailure {
  return new ReadFailure(
    "damaged",
    `is a damaged or incomplete ${what}`,
    "Open it in the program it was made with, save it anew and try again, or get it once more from where it came.",
    options,
  );
}

/** The failure of a file that unpacks or nests beyond all measure. */
export function unsafeFile(problem: string): ReadFailure {
  return new ReadFailure(
    "unsafe",
    problem,
    "It was not opened. If you trust it, open it in its own program and save its text as a new document.",
  );
}

/** A file's name as it can stand in a sentence: without control characters and not longer than 80 characters. */
export function shownName(name: string): string {
  // Marks that turn the direction of writing could make a name read as another one.
  const visible = name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "").trim();
  const characters = Array.from(visible);
  const short =
    characters.length > 80
      ? `${characters.slice(0, 60).join("")}…${characters.slice(-16).join("")}`
      : visible;
  return short === "" ? "The file" : `“${short}”`;
}
