import { useCallback, useState } from "react";
import type { ComponentType } from "react";

/** A part of the page whose code comes when it is first asked for. */
export interface OnDemand<Props> {
  /** The part, once it is here. */
  readonly Part: ComponentType<Props> | null;
  readonly isLoading: boolean;
  /** Fetches the part unless it is here, and calls `onReady` when it is; not at all when it cannot be loaded. */
  readonly demand: (onReady: () => void) => void;
}

/**
 * Like React's `lazy`, for what opens over the page: a part that cannot be loaded leaves the page as it is, and can be
 * asked for again. `load` must be the same from render to render.
 */
export function useOnDemand<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): OnDemand<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const demand = useCallback(
    (onReady: () => void) => {
      setIsLoading(true);
      load()
        .then((module) => {
          setPart(() => module.default);
          onReady();
          return undefined;
        })
        .catch(() => {
          // The preload-error event has told the person, and offers a reload.
        })
        .finally(() => setIsLoading(false));
    },
    [load],
  );
  return { Part, isLoading, demand };
}
