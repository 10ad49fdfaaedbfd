import styles from "./chart.module.css";

/** A chart in words and numbers, for those who do not see it and those who want to be exact. */
export interface ChartTableData {
  /** The first column names the row; the others are numbers. */
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** No one reads further, and a chart of ten thousand points would make the page slow. */
const mostRows = 200;

/** The table behind a chart: its first 200 rows, and how many there are. */
export function ChartTable({ caption, data }: { readonly caption: string; readonly data: ChartTableData }) {
  const shown = data.rows.slice(0, mostRows);
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {data.headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(([name, ...cells], index) => (
            // Rows have no name of their own: two words may be drawn at one place.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {cells.map((cell, column) => (
                <td key={data.headings[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < data.rows.length ? (
        <p className={styles.note}>
          The first {shown.length} of {data.rows.length.toLocaleString("en")} rows.
        </p>
      ) : null}
    </div>
  );
}
