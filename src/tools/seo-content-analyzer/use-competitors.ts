import { useMemo, useState } from "react";

import { useCompanionText } from "#workspace/companion-texts/use-companion-text.ts";
import type { Setting } from "#workspace/setting.ts";

/** The pasted texts that answer the same question, in the order of their boxes; kept on the device. */
export function useCompetitors(): Setting<readonly string[]> {
  const first = useCompanionText("seo-competitor-1");
  const second = useCompanionText("seo-competitor-2");
  const third = useCompanionText("seo-competitor-3");
  const fourth = useCompanionText("seo-competitor-4");
  const fifth = useCompanionText("seo-competitor-5");
  const [boxes, setBoxes] = useState(0);
  const value = useMemo(() => {
    const texts = [first.text, second.text, third.text, fourth.text, fifth.text];
    return texts.slice(0, Math.max(boxes, texts.findLastIndex((text) => text !== "") + 1));
  }, [boxes, first.text, second.text, third.text, fourth.text, fifth.text]);
  return {
    value,
    set: (texts) => {
      setBoxes(texts.length);
      for (const [place, held] of [first, second, third, fourth, fifth].entries()) {
        held.type(texts[place] ?? "");
      }
    },
  };
}
