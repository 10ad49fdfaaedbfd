/** Hands a file to the person, as a download of the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start the download a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
