import { useEffect, useRef } from "react";

import { useImportActions } from "#workspace/import/use-imports.ts";

import { Button } from "../button/button.tsx";
import { useHydrated } from "../foundation/use-hydrated.ts";
import { offerCommands } from "../palette/command.ts";
import { keyboardOf } from "../shortcuts/shortcuts.ts";

/** Whether the keys are the ones by which programs open files. */
function asksForFile(event: KeyboardEvent, isApple: boolean): boolean {
  if (event.altKey || event.shiftKey || event.key.toLowerCase() !== "o") return false;
  return isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
}

/** Opens files in the background, and so does Ctrl or Cmd with O: the browser's own would leave the page. */
export function OpenFileButton() {
  const { openFiles } = useImportActions();
  const picker = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const isApple = isHydrated && keyboardOf(navigator.platform) === "apple";

  useEffect(() => {
    const choose = () => picker.current?.click();
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || !asksForFile(event, isApple)) return;
      event.preventDefault();
      choose();
    };
    document.addEventListener("keydown", listen);
    const takeBack = offerCommands(() => [
      {
        id: "open-file",
        name: "Open a file",
        group: "This tool",
        keywords: ["import", "upload", "docx", "word", "pdf", "odt", "rtf", "txt", "document"],
        keys: isApple ? ["Cmd", "O"] : ["Ctrl", "O"],
        onlyFound: false,
        run: choose,
      },
    ]);
    return () => {
      document.removeEventListener("keydown", listen);
      takeBack();
    };
  }, [isApple]);

  return (
    <>
      <Button aria-keyshortcuts={isApple ? "Meta+O" : "Control+O"} onClick={() => picker.current?.click()}>
        Open file
      </Button>
      {/* Any file may be chosen: what it is, its content tells, and names are often wrong. */}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Files to open"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file again is a change too.
          target.value = "";
          void openFiles(files);
        }}
      />
    </>
  );
}
