/** The event that Vite raises for a part that it cannot load; here it is raised for pages, which the router loads. */
class PreloadErrorEvent extends Event {
  readonly payload: unknown;

  constructor(payload: unknown) {
    super("vite:preloadError", { cancelable: true });
    this.payload = payload;
  }
}

/** Raises the preload-error event, and throws the error again unless somebody handled the event by cancelling it. */
export function raisePreloadError(error: unknown): void {
  const event = new PreloadErrorEvent(error);
  window.dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
}
