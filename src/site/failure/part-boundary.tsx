import { Component } from "react";
import type { ReactNode } from "react";

import { Button } from "#ui/button/button.tsx";

export interface PartBoundaryProps {
  /** What is missing, as the subject of a sentence: "The guide". */
  readonly name: string;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly hasFailed: boolean;
}

/** Keeps the failure of a part that one can do without to itself: the rest of the page goes on working. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): PartBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <output>
        {this.props.name} could not be loaded.{" "}
        <Button look="link" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </output>
    );
  }
}
