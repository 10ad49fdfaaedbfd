import { storedItems } from "./stored-items.ts";

/** Every key that the site keeps, with what for. */
export function StorageTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Key</th>
          <th scope="col">What for</th>
        </tr>
      </thead>
      <tbody>
        {storedItems.map((item) => (
          <tr key={`${item.where} ${item.key}`}>
            <td>{item.where}</td>
            <td>
              <code>{item.key}</code>
            </td>
            <td>{item.purpose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
