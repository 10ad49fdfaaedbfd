import { describe, expect, it } from "vitest";

import type { Toast } from "./toast-store.ts";
import { shownMilliseconds, spokenText } from "./toast-time.ts";

const plain: Toast = {
  id: "1",
  title: "Link copied",
  description: null,
  action: null,
  open: true,
  variant: "default",
};
const reload = { label: "Reload", run: () => undefined };

describe("a toast", () => {
  it.each([
    ["is shown for five seconds when it is short", plain, 5000],
    ["is shown longer when there is more to read", { ...plain, description: "x".repeat(189) }, 16_000],
    ["waits when it offers something", { ...plain, action: reload }, null],
    ["waits when it is about an error", { ...plain, variant: "destructive" as const }, null],
  ])("%s", (_, toast, expected) => {
    expect(shownMilliseconds(toast)).toBe(expected);
  });

  it("is spoken in sentences, with the key to what it offers", () => {
    expect(spokenText(plain)).toBe("Link copied.");
    expect(spokenText({ ...plain, description: "Paste it anywhere.", action: reload })).toBe(
      "Link copied. Paste it anywhere. Reload: press F6.",
    );
  });
});
