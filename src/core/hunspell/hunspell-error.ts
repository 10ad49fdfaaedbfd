/** Why a dictionary cannot be used, in a sentence for people. */
export class HunspellError extends Error {
  override readonly name = "HunspellError";
}
