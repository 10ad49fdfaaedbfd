import { storedRecords } from "./stored-items.ts";
import styles from "./storage-table.module.css";

/** The places in which something is kept, each once, in the order in which they are first named. */
const places = [...new Set(storedRecords.map(({ where }) => where))];

/** What the site keeps besides settings, by the place where it is kept, with what for. */
export function StorageTable() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What for</th>
        </tr>
      </thead>
      {places.map((place) => (
        <tbody key={place}>
          <tr>
            <th scope="rowgroup" colSpan={2} className={styles.place}>
              {place}
            </th>
          </tr>
          {storedRecords
            .filter(({ where }) => where === place)
            .map(({ key, purpose }) => (
              <tr key={key}>
                <td>
                  <code>{key}</code>
                </td>
                <td>{purpose}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}
