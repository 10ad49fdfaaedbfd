import styles from "./settings-list.module.css";
import { settingGroups } from "./stored-settings.ts";
import tableStyles from "./storage-table.module.css";

/** Every setting with what it is for, folded by the tool that it belongs to; it opens without scripts, and in print. */
export function SettingsList() {
  return (
    <div className={styles.list}>
      {settingGroups.map(({ name, settings }) => (
        <details key={name} className={styles.group}>
          <summary>
            {name} <span className={styles.count}>({settings.length})</span>
          </summary>
          <table className={tableStyles.table}>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">What for</th>
              </tr>
            </thead>
            <tbody>
              {settings.map(([key, purpose]) => (
                <tr key={key}>
                  <td>
                    <code>{key}</code>
                  </td>
                  <td>{purpose}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </div>
  );
}
