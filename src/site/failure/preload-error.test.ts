import { afterEach, describe, expect, it, vi } from "vitest";

import { raisePreloadError } from "./preload-error.ts";

const page = new EventTarget();
vi.stubGlobal("window", page);
const failure = new Error("No such chunk");
const seen: unknown[] = [];

function listen(event: Event) {
  seen.push("payload" in event ? event.payload : null);
}
function handle(event: Event) {
  event.preventDefault();
}

afterEach(() => {
  seen.length = 0;
  page.removeEventListener("vite:preloadError", listen);
  page.removeEventListener("vite:preloadError", handle);
});

// The specification, section 8: the event is raised; the error is rethrown unless handled.
describe("a part that cannot be loaded", () => {
  it("raises the event with the error, which goes on when nobody handles it", () => {
    page.addEventListener("vite:preloadError", listen);
    expect(() => raisePreloadError(failure)).toThrow(failure);
    expect(seen).toEqual([failure]);
  });

  it("is settled when somebody handles the event", () => {
    page.addEventListener("vite:preloadError", handle);
    expect(() => raisePreloadError(failure)).not.toThrow();
  });
});
