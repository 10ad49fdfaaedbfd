/** Bytes of Harper's program as it runs: what is read in the end, however it was packed on its way. */
export const harperBytes = 15_935_196;

/** What is transferred of it, packed with brotli; rounded, for people. */
export const harperTransfer = "7.4 MB";
