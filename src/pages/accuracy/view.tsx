import { lazy, Suspense } from "react";

import { Spinner } from "#ui/loader/spinner.tsx";
import { Prerendered } from "#ui/prerendered/prerendered.tsx";

import styles from "./view.module.css";

const Measurements = lazy(async () => ({ default: (await import("./measurements.tsx")).Measurements }));

const loading = (
  <div className={styles.loading}>
    <Spinner size="md" text="Loading the measurements…" />
  </div>
);

/** The page of measurements: thousands of cells that never change, and so are not gone through when the page starts. */
export default function AccuracyView() {
  return (
    <Prerendered>
      <Suspense fallback={loading}>
        <Measurements />
      </Suspense>
    </Prerendered>
  );
}
