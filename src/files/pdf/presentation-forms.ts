/**
 * Characters that only say how others are drawn: ligatures (ﬁ), Arabic and Hebrew letters in the shape they have at
 * their place in a word, punctuation as it stands in vertical lines.
 */
const forms =
  /[\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufb4f\ufb50-\ufdff\ufe10-\ufe19\ufe30-\ufe44\ufe47\ufe48\ufe70-\ufefc]+/g;
/** Radicals of ideographs, which fonts' maps give for the ideographs of the same shape. */
const radicals = /[\u2e80-\u2fd5]+/g;
const ornateParentheses = /[\ufd3e\ufd3f]/;

/** The letters that presentation forms stand for: "ﬁ" is "fi". Other compatibility characters stay as they are. */
export function withoutPresentationForms(text: string): string {
  return text
    .replace(forms, (form) => (ornateParentheses.test(form) ? form : form.normalize("NFKC")))
    .replace(radicals, (radical) => radical.normalize("NFKC"));
}
