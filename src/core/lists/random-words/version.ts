/** Which words there are: raised when words come or go, for a seed gives the same words in the same version only. */
export const lexiconVersion = 2;
