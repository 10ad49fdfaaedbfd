import { describe, expect, it } from "vitest";

import type { Destination } from "./destinations.ts";
import { nearestDestinations } from "./nearest.ts";

function destination(name: string, path: string, otherPaths: readonly string[] = []): Destination {
  return { kind: "tool", name, path, description: "", keywords: [], otherPaths };
}

const site = [
  destination("Word counter", "/", ["/word-counter"]),
  destination("Character counter", "/character-counter"),
  destination("Text compare", "/text-compare", ["/diff"]),
  destination("Privacy", "/privacy"),
  destination("Professional email", "/blog/professional-email-guide"),
];

const nearest = (address: string) => nearestDestinations(address, site).map(({ name }) => name);

describe("a mistyped address", () => {
  it.each([
    ["/privcy", "Privacy"],
    ["/Privacy.html", "Privacy"],
    ["/pirvacy/", "Privacy"],
    ["/en/privacy", "Privacy"],
    ["/privacy-policy", "Privacy"],
    ["/wordcounter", "Word counter"],
    ["/word_conuter.php", "Word counter"],
    ["/charactercounter", "Character counter"],
    ["/tools/text-compare", "Text compare"],
    ["/dif", "Text compare"],
    ["/compare-two-texts", "Text compare"],
    ["/nope-word-count", "Word counter"],
    ["/pri%76acy", "Privacy"],
    ["/blog/profesional-email-gide", "Professional email"],
  ])("%s is near to %s", (address, name) => {
    expect(nearest(address)[0]).toBe(name);
  });

  it.each(["/", "", "///", "/xyz", "/wp-login.php", "/%", "/%E0%A4%A", "/😀"])(
    "%j is near to nothing",
    (address) => {
      expect(nearest(address)).toEqual([]);
    },
  );

  it("gets three suggestions at most", () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      destination(`Privacy ${index}`, `/privacy-${index}`),
    );
    expect(nearestDestinations("/privacy", many)).toHaveLength(3);
  });

  it.each([
    ["/privacy-", 10_000],
    ["/", 100_000],
    ["/privacy/", 10_000],
  ])("of %j many times over is read as its beginning and its end are", (part, times) => {
    const name = `${part.repeat(times)}x`;
    expect(nearest(name)).toEqual(nearest(`${name.slice(0, 120)}${name.slice(name.lastIndexOf("/"))}`));
  });
});
