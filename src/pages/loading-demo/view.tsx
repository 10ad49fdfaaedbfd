import type { ReactNode } from "react";

import { PageIntro } from "#ui/page-intro/page-intro.tsx";
import { Dots } from "#ui/loader/dots.tsx";
import { LoadingBar } from "#ui/loader/loading-bar.tsx";
import { Spinner } from "#ui/loader/spinner.tsx";
import type { SpinnerSize } from "#ui/loader/spinner.tsx";

import styles from "./view.module.css";

const sizes: readonly (readonly [size: SpinnerSize, name: string, text: string])[] = [
  ["sm", "Small", "Loading..."],
  ["md", "Medium", "Loading Word Counter..."],
  ["lg", "Large", "Loading Word Counter..."],
  ["xl", "Extra large", "Loading Word Counter..."],
];

function Sample({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li className={styles.sample}>
      <div className={styles.stage}>{children}</div>
      <span className={styles.name}>{name}</span>
    </li>
  );
}

/** Every loading indicator of the site, side by side. */
export default function LoadingDemoView() {
  return (
    <div className={styles.page}>
      <PageIntro title="Loading indicators">
        What this site shows while something is on its way. Nothing here is loading. With reduced motion they
        all stand still.
      </PageIntro>
      <section aria-labelledby="spinners">
        <h2 id="spinners">Spinner with logo</h2>
        <ul className={styles.samples}>
          {sizes.map(([size, name]) => (
            <Sample key={size} name={name}>
              <Spinner size={size} />
            </Sample>
          ))}
        </ul>
      </section>
      <section aria-labelledby="spinners-with-text">
        <h2 id="spinners-with-text">Spinner with logo and text</h2>
        <ul className={styles.samples}>
          {sizes.map(([size, name, text]) => (
            <Sample key={size} name={name}>
              <Spinner size={size} text={text} />
            </Sample>
          ))}
        </ul>
      </section>
      <section aria-labelledby="others">
        <h2 id="others">Dots and bar</h2>
        <ul className={styles.samples}>
          <Sample name="Bouncing dots">
            <span className={styles.large}>
              <Dots motion="bouncing" />
            </span>
          </Sample>
          <Sample name="Pulsing dots">
            <span className={styles.large}>
              <Dots motion="pulsing" />
            </span>
          </Sample>
          <Sample name="Progress bar">
            <LoadingBar />
          </Sample>
        </ul>
      </section>
    </div>
  );
}
