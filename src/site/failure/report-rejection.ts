/** Lets a failure that nobody waits for be seen: it goes where errors that nobody caught go. */
export function reportRejection(task: void | Promise<unknown>): void {
  task?.catch((error: unknown) => reportError(error));
}
