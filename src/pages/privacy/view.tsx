import { site } from "#config";
import { Prose } from "#ui/prose/prose.tsx";

import { storedItems } from "./stored-items.ts";

/** What is kept, what is sent, and how to check both. It must be true of the site as it is today. */
export default function PrivacyView() {
  return (
    <Prose>
      <h1>Privacy</h1>
      <p>
        Your text stays on your device. It is counted by your own browser and is in no request that the site
        makes. There are no accounts, no cookies, no advertising and no analytics.
      </p>

      <h2>What is kept on your device</h2>
      <p>All of it is in this browser’s storage for this site, and nowhere else:</p>
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
      <p>
        Session storage goes when the tab closes. Clearing this site’s data in your browser’s settings removes
        every row of this table, your text included.
      </p>

      <h2>What is sent</h2>
      <p>
        Your browser asks this site, and no other, for the files that the site is made of: pages, scripts,
        styles, fonts and icons. Such a request carries the address of the file and what every browser adds of
        its own accord, such as its name and your network address. It never carries your text, your goal or
        your settings. Each page also forbids the browser to contact any other site on its behalf.
      </p>

      <h2>Check it yourself</h2>
      <ol>
        <li>Open your browser’s developer tools and choose “Network”.</li>
        <li>Type or paste a text into the word counter. Nothing is sent while you do.</li>
        <li>
          Choose “Application” (in Firefox and Safari “Storage”) to see every key of the table above, and what
          it holds.
        </li>
        <li>After one visit, switch your network off and load the page again. Everything still works.</li>
      </ol>

      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${site.contactAddress}`}>{site.contactAddress}</a>.
      </p>
    </Prose>
  );
}
