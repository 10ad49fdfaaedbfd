import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { aspectRatioOf, Image } from "./image.tsx";

describe("an image", () => {
  it("is loaded when it comes near, unless told otherwise", () => {
    expect(renderToStaticMarkup(<Image src="/a.png" alt="A map" />)).toContain('loading="lazy"');
    expect(renderToStaticMarkup(<Image src="/a.png" alt="A map" loading="eager" />)).toContain(
      'loading="eager"',
    );
  });

  it("keeps its place when both sizes are given", () => {
    const html = renderToStaticMarkup(<Image src="/a.png" alt="" width={1200} height={630} />);
    expect(html).toContain("aspect-ratio:1200 / 630");
    expect(html).toContain('width="1200" height="630"');
    expect(html).toContain('alt=""');
  });

  it.each([
    [1200, 630, "1200 / 630"],
    [1200, undefined, undefined],
    [undefined, 630, undefined],
    [0, 630, undefined],
    [1200, Number.NaN, undefined],
  ])("of %s by %s pixels has the ratio %s", (width, height, ratio) => {
    expect(aspectRatioOf(width, height)).toBe(ratio);
  });
});
