import { useState } from "react";

import { Notice } from "#ui/notice/notice.tsx";
import { SelectField } from "#ui/select-field/select-field.tsx";
import { useLibrary, useLibraryActions } from "#workspace/use-library.ts";
import { useWorkspaceState } from "#workspace/use-workspace.ts";

interface LibraryChoiceProps {
  /** The name of the document that was chosen, or `null`. */
  readonly chosen: string | null;
  readonly onChoose: (name: string, text: string) => void;
}

/** A document of the person's library, as a second text. */
export function LibraryChoice({ chosen, onChoose }: LibraryChoiceProps) {
  const { documents, status } = useLibrary();
  const { documentId } = useWorkspaceState();
  const actions = useLibraryActions();
  const [problem, setProblem] = useState<string | null>(null);
  const others = documents.filter(({ id }) => id !== documentId);
  if (status !== "ready" || others.length === 0) return null;

  async function choose(id: string): Promise<void> {
    const document = others.find((other) => other.id === id);
    if (document === undefined) return;
    const outcome = await actions.readDocument(id);
    if (outcome.kind === "failed") return setProblem(outcome.message);
    setProblem(null);
    return onChoose(nameOf(document.name), outcome.value);
  }

  return (
    <>
      <SelectField
        isSmall
        label="Or choose one of your documents"
        options={[
          { value: "", name: "None" },
          ...others.map(({ id, name }) => ({ value: id, name: nameOf(name) })),
        ]}
        value={others.find(({ name }) => nameOf(name) === chosen)?.id ?? ""}
        onChange={(id) => void choose(id)}
      />
      {problem === null ? null : <Notice tone="problem">{problem}</Notice>}
    </>
  );
}

function nameOf(name: string): string {
  return name === "" ? "Untitled" : name;
}
