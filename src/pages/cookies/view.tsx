import { Link } from "react-router";

import { Prose } from "#ui/prose/prose.tsx";

import { RequestTable } from "../privacy/request-table.tsx";
import { SettingsList } from "../privacy/settings-list.tsx";
import { StorageTable } from "../privacy/storage-table.tsx";

/** That there are no cookies, and what there is instead. It must be true of the site as it is today. */
export default function CookiesView() {
  return (
    <Prose>
      <h1>Cookies</h1>
      <p>
        This site sets no cookies: none of its own and none of anybody else. That is why no banner asks you
        about them.
      </p>

      <h2>What a cookie would do</h2>
      <p>
        A cookie is a note that a site leaves in your browser and that the browser sends back with every
        request. It is how a server recognises you. Nothing here needs to recognise you, so there is none.
      </p>

      <h2>What is kept instead</h2>
      <p>
        Your text and your settings have to be somewhere when you come back. They are in storage that your
        browser keeps for this site on this device. Unlike a cookie, it is never sent along with a request.
      </p>
      <h3>Texts and files</h3>
      <StorageTable />
      <h3>Settings, in local storage</h3>
      <SettingsList />
      <p>
        To remove all of it, clear this site’s data in your browser’s settings. Your text goes with it, so
        copy what you want to keep first.
      </p>

      <h2>Every request that the site can make</h2>
      <RequestTable />

      <h2>How to check</h2>
      <ol>
        <li>Open your browser’s developer tools: F12, or Option-Command-I on a Mac.</li>
        <li>
          Choose “Application” (in Firefox and Safari “Storage”), then “Cookies”, and this site. The list is
          empty.
        </li>
        <li>
          In the same place, look into local storage, session storage, IndexedDB and cache storage. You will
          find the keys that are listed above and no others.
        </li>
        <li>
          Choose “Network”, reload the page and use a tool. Every line is a request to this site, of the kinds
          in the table of requests.
        </li>
      </ol>
      <p>
        Found something that is not listed? That would be a mistake on our side.{" "}
        <Link to="/contact">Please tell us</Link>.
      </p>
    </Prose>
  );
}
