function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

async function fileOf(handle: unknown): Promise<File | null> {
  if (!(handle instanceof FileSystemFileHandle)) return null;
  return handle.getFile();
}

/** The files of a launch; those that cannot be had any more are left out. */
async function filesOf(launch: unknown): Promise<readonly File[]> {
  const handles: readonly unknown[] =
    isRecord(launch) && Array.isArray(launch["files"]) ? launch["files"] : [];
  const found = await Promise.allSettled(handles.map(fileOf));
  return found.flatMap((result) =>
    result.status === "fulfilled" && result.value !== null ? [result.value] : [],
  );
}

/**
 * Calls `onFiles` with the files that the system opens in the installed app (Web App Launch Handler API). The browser
 * keeps a launch until it is asked for, so none is lost for coming before the page was ready. Does nothing elsewhere.
 */
export function watchLaunches(onFiles: (files: readonly File[]) => void, page: object = window): void {
  const queue: unknown = Reflect.get(page, "launchQueue");
  if (!isRecord(queue)) return;
  const setConsumer: unknown = Reflect.get(queue, "setConsumer");
  if (typeof setConsumer !== "function") return;
  Reflect.apply(setConsumer, queue, [
    (launch: unknown) => {
      void filesOf(launch).then((files) => (files.length > 0 ? onFiles(files) : undefined));
    },
  ]);
}
