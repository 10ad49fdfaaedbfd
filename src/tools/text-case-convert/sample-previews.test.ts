import { expect, it } from "vitest";

import { caseNames } from "#core/transforms/case/convert-case.ts";

import { allCases } from "./case-list.ts";
import { previewCases } from "./conversion.ts";
import { sampleLine } from "./preview-text.ts";
import { samplePreviews } from "./sample-previews.ts";
import { usualOptions } from "./usual-options.ts";

it("offers every case once", () => {
  expect(allCases.toSorted()).toEqual(caseNames.toSorted());
});

it("keeps the sample as it is converted", () => {
  const texts = previewCases({ ...usualOptions, text: sampleLine, to: allCases });
  expect([...samplePreviews]).toEqual(allCases.map((id, place) => [id, texts[place]]));
});
