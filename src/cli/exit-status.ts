/** What the command line ends with: all worked, an input could not be read, or the command was not understood. */
export const exitStatus = { done: 0, inputFailed: 1, wrongUsage: 2 } as const;

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];
