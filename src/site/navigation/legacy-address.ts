import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

import { reportRejection } from "../failure/report-rejection.ts";

import { toolAt } from "#tools/tool-address.ts";

const converterPath = "/text-case-convert";

/**
 * Where a former address with `?tool=case` leads (specification, section 2); `null` for every other one. It goes without
 * the query, and so only once. While the case converter is not there, it goes to the list of what is.
 */
export function legacyTarget(
  search: string,
  isTool: (path: string) => boolean = (path) => toolAt(path) !== null,
): string | null {
  if (new URLSearchParams(search).get("tool") !== "case") return null;
  return isTool(converterPath) ? converterPath : "/tools";
}

/** Sends a visitor with a former address on; going back does not lead to it again. */
export function useLegacyAddress(): void {
  const target = legacyTarget(useLocation().search);
  const navigate = useNavigate();
  useEffect(() => {
    if (target !== null) reportRejection(navigate(target, { replace: true }));
  }, [target, navigate]);
}
