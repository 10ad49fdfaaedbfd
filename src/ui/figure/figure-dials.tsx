import { Figure } from "./figure.tsx";

export interface FigureDialsProps<Name extends string> {
  readonly dials: readonly { readonly name: Name; readonly label: string; readonly value: string }[];
  /** The one whose explanation stands open; others of the tool's figures may be meant, or none. */
  readonly open: string | null;
  readonly onToggle: (name: Name) => void;
  /** The place that all of them share for their explanation. */
  readonly explanationId: string;
  readonly stale: boolean;
}

/** The companions of a leading figure, for a grid of the caller's. */
export function FigureDials<Name extends string>(props: FigureDialsProps<Name>) {
  const { dials, open, onToggle, explanationId, stale } = props;
  return dials.map(({ name, label, value }) => (
    <Figure
      key={name}
      size="dial"
      label={label}
      value={value}
      stale={stale}
      open={open === name}
      onToggle={() => onToggle(name)}
      explanationId={explanationId}
    />
  ));
}
