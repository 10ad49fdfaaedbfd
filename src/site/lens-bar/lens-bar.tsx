import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";

import { groupTools } from "#pages/tools/tool-groups.ts";
import { tools } from "#tools/registry.ts";
import { addressOfTool, toolAt } from "#tools/tool-address.ts";

import styles from "./lens-bar.module.css";

const groups = groupTools(tools);
/** The pixels at each edge in which the bar fades. */
const EDGE = 16;

/** The tools as lenses over one text, by their groups. It scrolls sideways, with the current lens in sight. */
export function LensBar() {
  const current = toolAt(useLocation().pathname);
  const address = current === null ? null : addressOfTool(current);
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = bar.current;
    const lens = element?.querySelector<HTMLElement>(`a[href="${address}"]`);
    if (!element || !lens) return undefined;
    // What stands beside the bar comes later, and fonts make the lenses wider: each changes what is in sight.
    const observer = new ResizeObserver(() => {
      // Not `scrollIntoView`: that would move the page as well. A lens in sight leaves the bar where it is.
      const start = lens.offsetLeft - element.scrollLeft;
      const end = start + lens.offsetWidth;
      const isInSight = start >= EDGE && end <= element.clientWidth - EDGE;
      if (!isInSight) element.scrollLeft = lens.offsetLeft - (element.clientWidth - lens.offsetWidth) / 2;
    });
    observer.observe(element);
    observer.observe(lens);
    return () => observer.disconnect();
  }, [address]);

  return (
    <nav ref={bar} className={styles.bar} aria-label="Tools">
      {groups.map((group) => (
        <div key={group.category} className={styles.group}>
          <span id={`lens-${group.category}`} className={styles.name}>
            {group.name}
          </span>
          <ul className={styles.lenses} aria-labelledby={`lens-${group.category}`}>
            {group.tools.map((tool) => (
              <li key={tool.slug}>
                <Link
                  to={addressOfTool(tool)}
                  className={styles.lens}
                  {...(tool === current ? { "aria-current": "page" } : {})}
                >
                  {tool.lens ?? tool.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
