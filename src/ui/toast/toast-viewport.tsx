import { CircleAlert, X } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";

import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";

import { toasts } from "./toast-store.ts";
import type { Toast } from "./toast-store.ts";
import { shownMilliseconds, spokenText } from "./toast-time.ts";
import styles from "./toast-viewport.module.css";

/** When this is loaded nothing has been said yet. */
const none = toasts.read();

/** Lets time run while `running`, and calls `onEnd` when all of it has passed; `null` is for ever. */
function useTimeLeft(milliseconds: number | null, running: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (left.current === null || !running) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= performance.now() - startedAt;
    };
  }, [running]);
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

function usePageIsVisible(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === "visible",
    () => true,
  );
}

/** Whether the pointer or the focus is on an element. */
function useIsHeld(card: RefObject<HTMLElement | null>): boolean {
  const [holders, setHolders] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const element = card.current;
    if (element === null) return undefined;
    const hold = (holder: string) => () => setHolders((held) => new Set(held).add(holder));
    const release = (holder: string) => () =>
      setHolders((held) => new Set([...held].filter((other) => other !== holder)));
    const listening = new AbortController();
    const options = { signal: listening.signal };
    element.addEventListener("pointerenter", hold("pointer"), options);
    element.addEventListener("pointerleave", release("pointer"), options);
    element.addEventListener("focusin", hold("focus"), options);
    element.addEventListener("focusout", release("focus"), options);
    return () => listening.abort();
  }, [card]);
  return holders.size > 0;
}

/** Lets F6 go to the toast and back, and Escape close it. When the toast goes, the focus is back where it was. */
function useToastKeys(card: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    const element = card.current;
    let cameFrom: HTMLElement | null = null;
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape" && element?.contains(document.activeElement) === true) {
        event.preventDefault();
        toasts.dismiss(id);
      }
      if (event.key !== "F6" || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey)
        return;
      const active = document.activeElement;
      const isInside = element?.contains(active) === true;
      if (!isInside) cameFrom = active instanceof HTMLElement ? active : null;
      const target = isInside ? cameFrom : element?.querySelector<HTMLElement>("button");
      if (!target?.isConnected) return;
      event.preventDefault();
      target.focus();
    };
    window.addEventListener("keydown", listen);
    return () => {
      window.removeEventListener("keydown", listen);
      // The card is gone from the page by now, and the focus with it.
      if (cameFrom?.isConnected === true && document.activeElement === document.body) cameFrom.focus();
    };
  }, [card, id]);
}

/** One toast on screen. It closes by itself unless it waits for the person; pointer, focus and another tab hold it. */
function ToastCard({ toast }: { readonly toast: Toast }) {
  const card = useRef<HTMLElement>(null);
  const isHeld = useIsHeld(card);
  const isVisible = usePageIsVisible();
  const close = () => toasts.dismiss(toast.id);
  useTimeLeft(shownMilliseconds(toast), isVisible && !isHeld, close);
  useToastKeys(card, toast.id);
  const { title, description, action, variant } = toast;
  const isError = variant === "destructive";
  return (
    <section
      ref={card}
      aria-label="Notification (F6)"
      className={`${styles.card} ${isError ? styles.destructive : ""}`}
    >
      {isError ? <CircleAlert className={styles.icon} size={18} strokeWidth={1.75} aria-hidden /> : null}
      <div className={styles.message}>
        <p className={styles.title}>{title}</p>
        {description === null ? null : <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.choices}>
        {action === null ? null : (
          <Button
            look="outlined"
            onClick={() => {
              close();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton label="Close" onClick={close}>
          <X aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}

/**
 * Shows the toasts of the page and speaks them: politely, or at once for an error. F6 goes to the toast and back, Escape
 * closes it. It comes with the shell and not on demand, for it must be there when other code cannot be loaded.
 */
export function ToastViewport() {
  const all = useSyncExternalStore(toasts.subscribe, toasts.read, () => none);
  const shown = all.filter((toast) => toast.open);
  const spoken = (isError: boolean) =>
    shown.filter((toast) => (toast.variant === "destructive") === isError).map(spokenText);
  return (
    <>
      <output className="visually-hidden">{spoken(false)}</output>
      <div role="alert" className="visually-hidden">
        {spoken(true)}
      </div>
      <div className={styles.viewport}>
        {shown.map((toast) => (
          <ToastCard key={`${toast.id} ${spokenText(toast)}`} toast={toast} />
        ))}
      </div>
    </>
  );
}
