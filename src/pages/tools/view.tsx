import { Link } from "react-router";

import { tools } from "#tools/registry.ts";

import { groupTools } from "./tool-groups.ts";
import styles from "./view.module.css";

const groups = groupTools(tools);

/** The catalogue: every tool by its group, with what it answers. */
export default function ToolsView() {
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1>Tools</h1>
        <p>
          Each tool is another way of looking at the same text. Change tools and your text stays where it is.
        </p>
      </header>
      {groups.map((group) => (
        <section key={group.category} className={styles.group} aria-labelledby={`group-${group.category}`}>
          <div className={styles.about}>
            <h2 id={`group-${group.category}`}>{group.name}</h2>
            <p>{group.purpose}</p>
          </div>
          <ul className={styles.tools}>
            {group.tools.map((tool) => (
              <li key={tool.slug}>
                <Link to={tool.path} className={styles.tool}>
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
