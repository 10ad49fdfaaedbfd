import { Link } from "react-router";

import { site } from "#config";
import { Prose } from "#ui/prose/prose.tsx";

import { RequestTable } from "./request-table.tsx";
import { SettingsList } from "./settings-list.tsx";
import { StorageTable } from "./storage-table.tsx";

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
      <h3>Texts and files</h3>
      <StorageTable />
      <p>Session storage goes when the tab closes.</p>
      <h3>Settings</h3>
      <p>
        Local storage holds a choice once you have made it. Open a tool to see every key that it can keep:
      </p>
      <SettingsList />
      <h3>Removing it</h3>
      <p>
        On <Link to="/your-data">your data</Link> you see what is there now and can remove it. Clearing this
        site’s data in your browser’s settings removes all of it, your text included.
      </p>

      <h2>What is sent</h2>
      <p>Your browser sends requests to this site, and to no other:</p>
      <RequestTable />
      <p>
        Every request also carries what a browser adds of its own accord, such as its name and your network
        address. None carries the text in your editor. Each page forbids the browser to contact any other site
        on its behalf.
      </p>

      <h2>When you write to us</h2>
      <p>
        When you press “Send” on the <Link to="/contact">contact page</Link>, the message goes to this site’s
        server. Where that takes no messages, it keeps nothing of it, and the page hands the message to your
        own mail program, for you to send or not. We use your address to answer, and for nothing else.
      </p>

      <h2>Check it yourself</h2>
      <ol>
        <li>Open your browser’s developer tools and choose “Network”.</li>
        <li>Type or paste a text into the word counter. Nothing is sent while you do.</li>
        <li>
          Choose “Application” (in Firefox and Safari “Storage”) to see every key that is kept, and what it
          holds.
        </li>
        <li>
          After one visit, switch your network off and load the page again. Every page still opens, and the
          tools still work.
        </li>
      </ol>

      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${site.contactAddress}`}>{site.contactAddress}</a>.
      </p>
    </Prose>
  );
}
