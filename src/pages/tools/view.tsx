import { useState } from "react";
import { Link } from "react-router";

import { tools } from "#tools/registry.ts";
import { addressOfTool } from "#tools/tool-address.ts";
import { PageIntro } from "#ui/page-intro/page-intro.tsx";
import { SearchBox } from "#ui/search-box/search-box.tsx";

import { findTools } from "./find-tools.ts";
import { groupTools } from "./tool-groups.ts";
import styles from "./view.module.css";

function outcome(found: number, query: string): string {
  if (query === "") return "";
  if (found === 0) return `No tool matches “${query}”. Try fewer or other words.`;
  return found === 1 ? "1 tool" : `${found} tools`;
}

/** The catalogue: every tool by its group, with what it answers, and a search that leaves the rest out. */
export default function ToolsView() {
  const [query, setQuery] = useState("");
  const wanted = query.trim();
  const found = findTools(tools, wanted);
  return (
    <div className={styles.page}>
      <PageIntro title="Tools">
        Each tool is another way of looking at the same text. Change tools and your text stays where it is.
      </PageIntro>
      <SearchBox label="Search the tools" value={query} onChange={setQuery} />
      <output className={styles.outcome}>{outcome(found.length, wanted)}</output>
      {groupTools(found).map((group) => (
        <section key={group.category} className={styles.group} aria-labelledby={`group-${group.category}`}>
          <div className={styles.about}>
            <h2 id={`group-${group.category}`}>{group.name}</h2>
            <p>{group.purpose}</p>
          </div>
          <ul className={styles.tools}>
            {group.tools.map((tool) => (
              <li key={tool.slug}>
                <Link to={addressOfTool(tool)} className={styles.tool}>
                  <span className={styles.name}>{tool.name}</span>
                  <span className={styles.answers}>{tool.description}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
