import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Tells a screen reader where a link has led, as a browser does for a page that it loads itself. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return <output className="visually-hidden">{title}</output>;
}
