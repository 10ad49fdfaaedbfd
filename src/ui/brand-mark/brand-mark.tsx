import styles from "./brand-mark.module.css";

/** The mark of the site: a writer's cursor standing on a bench. As large as its `className` says, else 24 px. */
export function BrandMark({ className = "" }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={`${styles.mark} ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="2"
      aria-hidden
    >
      <path stroke="currentColor" d="M1.5 16h21M4.5 16v6.5M19.5 16v6.5" />
      <path className={styles.cursor} d="M12 1.5v11" />
    </svg>
  );
}
