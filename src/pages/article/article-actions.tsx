import { Check, Link2, PencilRuler } from "lucide-react";
import { useEffect, useState } from "react";
import type { RefObject } from "react";

import { Button } from "#ui/button/button.tsx";

import styles from "./article-actions.module.css";
import { useOpenInCounter } from "./use-open-in-counter.ts";

type Copying = "idle" | "copied" | "refused";

/** How long the button says that it has copied. */
const copiedMilliseconds = 4000;

function CopyLink() {
  const [copying, setCopying] = useState<Copying>("idle");
  useEffect(() => {
    if (copying !== "copied") return undefined;
    const timer = setTimeout(() => setCopying("idle"), copiedMilliseconds);
    return () => clearTimeout(timer);
  }, [copying]);
  const copy = () => {
    const address = `${location.origin}${location.pathname}`;
    navigator.clipboard.writeText(address).then(
      () => setCopying("copied"),
      () => setCopying("refused"),
    );
  };
  return (
    <>
      <Button look="outlined" onClick={copy}>
        {copying === "copied" ? (
          <Check size={18} strokeWidth={1.75} aria-hidden />
        ) : (
          <Link2 size={18} strokeWidth={1.75} aria-hidden />
        )}
        {copying === "copied" ? "Copied" : "Copy link"}
      </Button>
      <output className={copying === "refused" ? styles.message : "visually-hidden"}>
        {copying === "copied" ? "The link has been copied." : null}
        {copying === "refused" ? "The browser did not allow copying. Copy the address from its bar." : null}
      </output>
    </>
  );
}

/** What can be done with an article. Without scripts nothing can, and nothing is shown. */
export function ArticleActions({ text }: { readonly text: RefObject<HTMLElement | null> }) {
  const { isReady, isAsking, ...counter } = useOpenInCounter(() => text.current?.innerText ?? "");
  const question = "There is a text in the word counter already";
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button look="outlined" onClick={counter.start} disabled={!isReady}>
          <PencilRuler size={18} strokeWidth={1.75} aria-hidden />
          Open in the word counter
        </Button>
        <CopyLink />
      </div>
      <output className="visually-hidden">
        {isAsking ? `${question}. What should become of it?` : null}
      </output>
      {isAsking ? (
        <fieldset className={styles.choice}>
          <legend>{question}</legend>
          <div className={styles.buttons}>
            <Button look="main" onClick={counter.append}>
              Add this after it
            </Button>
            <Button look="outlined" onClick={counter.replace}>
              Replace it
            </Button>
            <Button onClick={counter.cancel}>Leave it as it is</Button>
          </div>
        </fieldset>
      ) : null}
    </div>
  );
}
