import type { SaveState } from "#workspace/workspace.ts";

/** How long ago the text was saved, as people say it. A clock that was set back counts as now. */
function sinceSaved(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes === 1) return "a minute ago";
  if (minutes < 60) return `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? "an hour ago" : hours < 24 ? `${hours} hours ago` : "over a day ago";
}

/** What the status line says about saving. */
export function saveMessage(save: SaveState, now: Date): string {
  switch (save.kind) {
    case "saving":
      return "Saving…";
    case "saved":
      return save.at === null ? "Kept on this device only" : `Saved ${sinceSaved(save.at, now)}`;
    case "failed":
    case "elsewhere":
      return save.message;
  }
}
