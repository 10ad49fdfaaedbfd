import { useEffect, useState } from "react";

import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import { autoLanguage, settleLanguage } from "./text-languages.ts";
import type { TextLanguage } from "./text-languages.ts";

/** A first text is looked at soon; one that is being written, in a pause of the typing. */
const firstLookMilliseconds = 150;
const nextLookMilliseconds = 800;

interface Look {
  readonly revision: number;
  /** `null` where the text does not tell, `undefined` before the first look. */
  readonly language: string | null | undefined;
}

/** The language that the figures follow: the chosen one, or with `auto` the one that the text is found to be in. */
export function useTextLanguage(choice: string): TextLanguage {
  const { revision, length, status } = useWorkspaceState();
  const actions = useWorkspaceActions();
  const [last, setLast] = useState<Look>({ revision: -1, language: undefined });
  const looks = choice === autoLanguage && status === "ready" && length > 0;

  useEffect(() => {
    if (!looks || last.revision === revision) return undefined;
    let left = false;
    const look = async () => {
      const language = await detect(actions.readText());
      if (!left) setLast({ revision, language });
    };
    const pause = last.language ? nextLookMilliseconds : firstLookMilliseconds;
    const timer = setTimeout(() => void look(), pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [looks, revision, last, actions]);

  return settleLanguage(choice, looks ? last.language : undefined);
}

async function detect(text: string): Promise<string | null> {
  try {
    const { detectLanguage } = await import("#core/language/detect-language.ts");
    return (await detectLanguage(text)).language;
  } catch {
    // The profiles could not be loaded, as without a network before they were kept: that is not to know the language,
    // which the page says. The next change of the text tries again.
    return null;
  }
}
