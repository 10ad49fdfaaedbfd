/** A kind of file that can be opened here, as systems and browsers know it. */
export interface FileType {
  readonly mediaType: string;
  /** Endings of names, with the dot. */
  readonly endings: readonly string[];
}

/**
 * What the installed app offers itself for. Reading goes by content and not by this list: it only tells the system for
 * which files to name the app.
 */
export const fileTypes: readonly FileType[] = [
  { mediaType: "text/plain", endings: [".txt", ".text"] },
  { mediaType: "text/markdown", endings: [".md", ".markdown"] },
  { mediaType: "text/html", endings: [".html", ".htm"] },
  { mediaType: "application/rtf", endings: [".rtf"] },
  {
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    endings: [".docx"],
  },
  { mediaType: "application/msword", endings: [".doc"] },
  { mediaType: "application/vnd.oasis.opendocument.text", endings: [".odt"] },
  { mediaType: "application/pdf", endings: [".pdf"] },
  { mediaType: "application/x-subrip", endings: [".srt"] },
  { mediaType: "text/vtt", endings: [".vtt"] },
];
