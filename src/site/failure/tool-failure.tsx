import { useState } from "react";

import { Button } from "#ui/button/button.tsx";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { Failure } from "./failure.tsx";

type CopyOutcome = "copied" | "refused";

const outcomes: Readonly<Record<CopyOutcome, string>> = {
  copied: "Your text is on the clipboard.",
  refused: "The browser did not allow copying. Reload the page: your text is saved on this device.",
};

/** For a tool that failed: the text is still in memory, and can be taken along before anything else is tried. */
export function ToolFailure() {
  const { readText } = useWorkspaceActions();
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);

  function copyText() {
    navigator.clipboard.writeText(readText()).then(
      () => setOutcome("copied"),
      () => setOutcome("refused"),
    );
  }

  return (
    <Failure reassurance="What you wrote is saved on this device; to be quite sure, copy it first.">
      <Button look="outlined" onClick={copyText}>
        Copy my text
      </Button>
      <output>{outcome === null ? null : outcomes[outcome]}</output>
    </Failure>
  );
}
