export type ToastVariant = "default" | "destructive";

/** What the person can do about it. The toast closes when it is done. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** A message about something that happened elsewhere than where the person looks. */
export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly action: ToastAction | null;
  /** Whether it is shown; once closed, it is kept for a while and then removed. */
  readonly open: boolean;
  /** `destructive` is for errors. */
  readonly variant: ToastVariant;
}

/** What is said of a new toast; only the title is needed. */
export interface ToastContent {
  readonly title: string;
  readonly description?: string | null;
  readonly action?: ToastAction | null;
  readonly variant?: ToastVariant;
}

export interface ToastStore {
  /** The toasts there are, newest first; the same array until something changes. */
  readonly read: () => readonly Toast[];
  /** Calls `listener` after each change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows a toast in the place of those before it, and answers its id. */
  readonly add: (content: ToastContent) => string;
  /** Changes what a toast says. Nothing happens when it is gone. */
  readonly update: (id: string, changes: Partial<ToastContent>) => void;
  /** Closes one toast, or all; each is removed 1,000,000 ms later. */
  readonly dismiss: (id?: string) => void;
  /** Removes one toast, or all, at once. */
  readonly remove: (id?: string) => void;
}

/** Both by specification, section 9. */
const toastLimit = 1;
const removalMilliseconds = 1_000_000;

/** A store of toasts, outside of React so that anything on the page can raise one. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();
  let toasts: readonly Toast[] = [];
  let made = 0;

  function change(next: readonly Toast[]) {
    const kept = new Set(next.map((toast) => toast.id));
    for (const [id, timer] of removals) {
      if (kept.has(id)) continue;
      clearTimeout(timer);
      removals.delete(id);
    }
    toasts = next;
    for (const listener of listeners) listener();
  }

  function remove(id?: string) {
    if (toasts.some((toast) => isMeant(toast, id))) change(toasts.filter((toast) => !isMeant(toast, id)));
  }

  return {
    read: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add({ title, description = null, action = null, variant = "default" }) {
      made += 1;
      const toast: Toast = { id: String(made), title, description, action, open: true, variant };
      change([toast, ...toasts].slice(0, toastLimit));
      return toast.id;
    },
    update(id, changes) {
      if (!toasts.some((toast) => toast.id === id)) return;
      change(toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)));
    },
    dismiss(id) {
      const closing = toasts.filter((toast) => toast.open && isMeant(toast, id));
      if (closing.length === 0) return;
      for (const toast of closing)
        removals.set(
          toast.id,
          setTimeout(() => remove(toast.id), removalMilliseconds),
        );
      change(toasts.map((toast) => (closing.includes(toast) ? { ...toast, open: false } : toast)));
    },
    remove,
  };
}

function isMeant(toast: Toast, id: string | undefined): boolean {
  return id === undefined || toast.id === id;
}

/** The toasts of the page, shown by `ToastViewport`. */
export const toasts: ToastStore = createToastStore();
