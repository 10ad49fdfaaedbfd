import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

import { toolAt } from "#tools/tool-address.ts";
import { useImportActions } from "#workspace/import/use-imports.ts";

import { reportRejection } from "../failure/report-rejection.ts";

import { watchDrops } from "./take-dropped-files.ts";
import { watchLaunches } from "./watch-launches.ts";

/** In the address of the page that the service worker opens after another app shared something: under which id it is kept. */
const sharedParameter = "shared";

const shareFailed = "What was shared could not be taken over. Share it again, or open or paste it here.";

/** Opens the files that come to the page from outside: dropped on it, opened with the installed app, shared by another app. */
export function ArrivingFiles() {
  const actions = useImportActions();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isTool = toolAt(pathname) !== null;

  const open = (files: readonly File[]) => {
    void actions.openFiles(files);
    // The text is with the tools, wherever the files came in.
    if (!isTool) reportRejection(navigate("/"));
  };
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });

  useEffect(() => {
    watchLaunches((files) => latest.current(files));
    return watchDrops((files) => latest.current(files));
  }, []);

  const taken = useRef<string | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const id = query.get(sharedParameter);
    if (id === null || taken.current === id) return;
    taken.current = id;
    query.delete(sharedParameter);
    const rest = query.size === 0 ? "" : `?${query}`;
    reportRejection(navigate(`${pathname}${rest}${hash}`, { replace: true, preventScrollReset: true }));
    import("./take-shared.ts")
      .then(({ takeShared }) => takeShared(id))
      .then(async (shared) => {
        if (shared === null || (shared.files.length === 0 && shared.text === "")) {
          actions.say(shareFailed);
          return;
        }
        if (shared.text !== "") await actions.openText(shared.text, shared.title);
        await actions.openFiles(shared.files);
      })
      .catch(() => actions.say(shareFailed));
  }, [actions, hash, navigate, pathname, search]);

  return null;
}
