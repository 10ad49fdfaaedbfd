/** How standard input is named among the files. */
export const standardInput = "-";
