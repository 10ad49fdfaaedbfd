import { droppedEvent, droppedFilesKey } from "./drop-script.ts";

/** The files that were dropped since this was last asked; they are handed over once. */
export function takeDroppedFiles(page: object = window): readonly File[] {
  const held: unknown = Reflect.get(page, droppedFilesKey);
  if (!Array.isArray(held)) return [];
  const files: readonly unknown[] = held.splice(0);
  return files.filter((file) => file instanceof File);
}

/** Calls `onFiles` with what was dropped already and with every drop from now on, until the returned function is called. */
export function watchDrops(onFiles: (files: readonly File[]) => void): () => void {
  const take = () => {
    const files = takeDroppedFiles();
    if (files.length > 0) onFiles(files);
  };
  take();
  window.addEventListener(droppedEvent, take);
  return () => window.removeEventListener(droppedEvent, take);
}
