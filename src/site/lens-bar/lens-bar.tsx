import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { groupTools } from "#pages/tools/tool-groups.ts";
import { tools } from "#tools/registry.ts";

import { PageLink } from "../navigation/page-link.tsx";
import { toolAt } from "../navigation/tool-at.ts";

import styles from "./lens-bar.module.css";

const groups = groupTools(tools);

/** The tools as lenses over one text, by their groups. It scrolls sideways, with the current lens in sight. */
export function LensBar() {
  const currentPath = toolAt(useLocation().pathname)?.path;
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>(`a[href="${currentPath}"]`);
    if (!bar.current || !current) return;
    // Not `scrollIntoView`: that would move the page as well.
    bar.current.scrollLeft = current.offsetLeft - (bar.current.clientWidth - current.offsetWidth) / 2;
  }, [currentPath]);

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
                <PageLink to={tool.path} className={styles.lens}>
                  {tool.name}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
