import { useEffect, useState } from "react";

import type { Report } from "#files/report/report.ts";
import type { BuildReport } from "#workspace/report-offer.ts";

export type BuiltReport =
  | { readonly kind: "building" }
  | { readonly kind: "ready"; readonly report: Report }
  | { readonly kind: "failed" };

const building: BuiltReport = { kind: "building" };

/** Has a report made as soon as somebody looks. */
export function useBuiltReport(build: BuildReport): BuiltReport {
  const [built, setBuilt] = useState<BuiltReport>(building);
  useEffect(() => {
    let left = false;
    const make = async () => {
      // Also what throws at once comes to the one place below.
      const report = await build();
      if (!left) setBuilt({ kind: "ready", report });
    };
    make().catch(() => {
      // The person is told, and can try again; the tool shows what went wrong with its figures.
      if (!left) setBuilt({ kind: "failed" });
    });
    return () => {
      left = true;
    };
  }, [build]);
  return built;
}
