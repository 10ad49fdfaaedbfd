import { Link } from "react-router";

import { site } from "#config";
import { addressOfWordCounter } from "#tools/tool-address.ts";
import { Prose } from "#ui/prose/prose.tsx";

/** What the extension will be, that it is not there, and what does much of its work today. */
export default function ExtensionView() {
  return (
    <Prose>
      <h1>Browser extension</h1>
      <p>
        <strong>There is no extension to install yet.</strong> One is planned for Chrome and Firefox: select
        text on any page, press the right mouse button, and see its counts, worked out on your device with the
        network on or off. Anything that calls itself the {site.name} extension today is not ours.
      </p>
      <p>Until it is published, this much of its work can be done with what there is.</p>

      <h2>Count a selection</h2>
      <ol>
        <li>Select the text on any page and copy it.</li>
        <li>
          Open the <Link to={addressOfWordCounter()}>word counter</Link> and paste. Formatting falls away and
          words stay.
        </li>
        <li>Select a part of it there, and the figures of the part stand beside those of the whole.</li>
      </ol>

      <h2>Keep the site at hand as an app</h2>
      <p>An app has its own window and opens without an address bar. Nothing else about it differs.</p>
      <dl>
        <dt>Chrome and Edge on a computer</dt>
        <dd>Press the install icon at the end of the address bar.</dd>
        <dt>Chrome on Android</dt>
        <dd>Open the menu with three dots and choose “Add to home screen”.</dd>
        <dt>Safari on iPhone and iPad</dt>
        <dd>Press the share button and choose “Add to Home Screen”.</dd>
        <dt>Safari on a Mac</dt>
        <dd>Open the “File” menu and choose “Add to Dock”.</dd>
        <dt>Firefox</dt>
        <dd>
          On Android, open the menu and choose “Add to home screen”. On a computer, a bookmark does the same.
        </dd>
      </dl>
      <p>
        Browsers differ, and change these names from time to time. Removing the app removes its text only if
        you ask for that as well.
      </p>

      <h2>Without a network</h2>
      <p>
        After one visit the site works offline, installed or not. <Link to="/privacy">Privacy</Link> says what
        is kept on your device for that, and how to check that nothing is sent.
      </p>

      <h2>What the extension will ask for</h2>
      <p>
        Only the text that you select, at the moment in which you ask. It will need no account. When it is
        out, this page will link to it, and the list of permissions will stand here with a reason for each.
      </p>
      <p>
        Something you would want it to do? <Link to="/contact">Tell us</Link>.
      </p>
    </Prose>
  );
}
