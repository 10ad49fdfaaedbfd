import { useEffect, useState } from "react";
import type { RefObject } from "react";

import { readShare, sectionAt } from "./reading-position.ts";

/** A heading counts as reached when it is this far below the header: that is where the eye reads. */
const eyeOffset = 96;

/**
 * Follows the reader down a text: the id of the section being read, `null` before the first. How much has been read
 * goes straight to the bar as `--read`, from 0 to 1, without a render for each step of the wheel.
 */
export function useReadingPosition(
  text: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): string | null {
  const [section, setSection] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = 0;
      if (text.current === null) return;
      const line = bar.current?.getBoundingClientRect().top ?? 0;
      const { top, bottom } = text.current.getBoundingClientRect();
      bar.current?.style.setProperty("--read", readShare({ top, bottom }, line, innerHeight).toFixed(4));
      const headings = [...text.current.querySelectorAll("h2[id], h3[id]")].map((heading) => ({
        id: heading.id,
        top: heading.getBoundingClientRect().top,
      }));
      setSection(sectionAt(headings, line + eyeOffset));
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(follow);
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    addEventListener("scroll", schedule, options);
    addEventListener("resize", schedule, options);
    schedule();
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, [text, bar]);
  return section;
}
