import { ImageOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { CSSProperties, RefObject } from "react";

import styles from "./image.module.css";

export interface ImageProps {
  readonly src: string;
  /** What it shows; empty for decoration. */
  readonly alt: string;
  readonly className?: string;
  /** `lazy` unless said otherwise: `eager` is for what is in view when the page opens. */
  readonly loading?: "lazy" | "eager";
  /** Its own size in pixels. With both, its place is kept free while it loads. */
  readonly width?: number;
  readonly height?: number;
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

/** The ratio that keeps an image's place; nothing unless both sizes are there and make one. */
export function aspectRatioOf(width: number | undefined, height: number | undefined): string | undefined {
  if (width === undefined || height === undefined || !(width > 0) || !(height > 0)) return undefined;
  return `${width} / ${height}`;
}

/**
 * Tells what becomes of an image, once for each source. An image of a prerendered page may be there, or lost, before
 * scripts run, and its events with it: then it is asked itself.
 */
function useOutcome(src: string, onOutcome: (isThere: boolean) => void) {
  const image: RefObject<HTMLImageElement | null> = useRef(null);
  const toldOf = useRef<string | null>(null);

  const tell = (isThere: boolean) => {
    if (toldOf.current === src) return;
    toldOf.current = src;
    onOutcome(isThere);
  };
  const latestTell = useRef(tell);
  useEffect(() => {
    latestTell.current = tell;
  });

  useEffect(() => {
    const element = image.current;
    if (element?.complete !== true) return;
    if (element.naturalWidth > 0) latestTell.current(true);
    // A drawing without a size of its own has no width either: only decoding tells it from a lost one.
    else
      element.decode().then(
        () => latestTell.current(true),
        () => latestTell.current(false),
      );
  }, []);

  return { image, tell };
}

/** An image that takes its place before it is there, and keeps it with its words when it cannot be loaded. */
export function Image(props: ImageProps) {
  const { src, alt, className = "", loading = "lazy", width, height, onLoad, onError } = props;
  const [failedSource, setFailedSource] = useState<string | null>(null);
  const { image, tell } = useOutcome(src, (isThere) => {
    if (!isThere) setFailedSource(src);
    (isThere ? onLoad : onError)?.();
  });
  const aspectRatio = aspectRatioOf(width, height);
  const style = aspectRatio === undefined ? {} : { style: { aspectRatio } };
  if (failedSource === src) return <LostImage {...{ alt, className, width, aspectRatio }} />;
  return (
    <img
      ref={image}
      src={src}
      alt={alt}
      className={`${styles.image} ${className}`}
      loading={loading}
      decoding="async"
      width={width}
      height={height}
      {...style}
      onLoad={() => tell(true)}
      onError={() => tell(false)}
    />
  );
}

interface LostImageProps {
  readonly alt: string;
  readonly className: string;
  readonly width: number | undefined;
  readonly aspectRatio: string | undefined;
}

interface LostImageStyle extends CSSProperties {
  readonly "--own-inline-size"?: string;
}

function LostImage({ alt, className, width, aspectRatio }: LostImageProps) {
  const style: LostImageStyle = {
    ...(aspectRatio === undefined ? {} : { aspectRatio }),
    ...(width === undefined ? {} : { "--own-inline-size": `${width}px` }),
  };
  return (
    <span
      className={`${styles.lost} ${className}`}
      style={style}
      {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
    >
      <ImageOff size={20} strokeWidth={1.75} aria-hidden />
      <span>{alt}</span>
    </span>
  );
}
