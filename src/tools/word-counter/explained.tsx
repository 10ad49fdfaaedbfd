import type { ReactNode } from "react";
import type { FigureText } from "#files/text-report/size-texts.ts";

/** The text of an opened figure: how it was counted, what can be done with it, by whose rule. */
export function Explained({ text, children }: { readonly text: FigureText; readonly children?: ReactNode }) {
  return (
    <>
      <p>{text.how}</p>
      {children}
      {text.source === undefined ? null : (
        <p>
          Source: <a href={text.source.address}>{text.source.name}</a>
        </p>
      )}
    </>
  );
}
