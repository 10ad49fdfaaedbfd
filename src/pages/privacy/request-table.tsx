import styles from "./request-table.module.css";
import { siteRequests } from "./stored-items.ts";

/** Every kind of request that the site makes, with what it carries. */
export function RequestTable() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Request</th>
          <th scope="col">When</th>
          <th scope="col">What it carries</th>
        </tr>
      </thead>
      <tbody>
        {siteRequests.map((request) => (
          <tr key={request.what}>
            <td>{request.what.startsWith("/") ? <code>{request.what}</code> : request.what}</td>
            <td>{request.when}</td>
            <td>{request.carries}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
