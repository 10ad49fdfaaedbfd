import { SegmentedMessage } from "sms-segments-calculator";

import { countSmsSegments } from "#core/characters/sms-segments.ts";
import { findXUrls } from "#core/characters/x-urls.ts";
import { xWeightedLength } from "#core/characters/x-weighted-length.ts";

import { billedMessages } from "../../tests/corpus/sms/billed-messages.ts";
import { readLengthCases, readUrlCases } from "../../tests/corpus/twitter-text/x-cases.ts";
import { nameWithVersion } from "../peer-version.ts";
import { subjectResult } from "./quality-result.ts";
import type { QualityResult } from "./quality-result.ts";

const twitterText = "github.com/twitter/twitter-text at 30e2430, conformance";

/** Lengths of posts and of text messages against what X and Twilio publish. */
export function measureLengths(): readonly QualityResult[] {
  return [measureX(), measureXUrls(), measureSms()];
}

function measureX(): QualityResult {
  const cases = readLengthCases();
  const passes = (count: (text: string) => number) =>
    cases.filter(({ text, weightedLength }) => count(text) === weightedLength).length;
  const ours = cases.filter(({ text, weightedLength, valid }) => {
    const found = xWeightedLength(text);
    return found.weightedLength === weightedLength && found.valid === valid;
  });
  return {
    id: "x-lengths",
    title: "Length of a post on X",
    measures:
      "The weighted length is exactly that of the case; of Wordbench, the verdict whether it may be posted too.",
    testSet: { name: "validate.yml", source: twitterText, licence: "Apache-2.0", size: cases.length },
    results: [
      subjectResult("Wordbench", ours.length, cases.length),
      subjectResult(
        "Code points, [...text]",
        passes((text) => [...text].length),
        cases.length,
      ),
      subjectResult(
        "UTF-16 units, text.length",
        passes((text) => text.length),
        cases.length,
      ),
    ],
    limits:
      "The method was made with these cases in view. Two of them are for an older configuration, in which each part of " +
      "an emoji counts; they are held to the one in force.",
  };
}

function measureXUrls(): QualityResult {
  const cases = readUrlCases();
  const passed = cases.filter(
    ({ text, urls }) =>
      findXUrls(text)
        .map(({ start, end }) => text.slice(start, end))
        .join("\n") === urls.join("\n"),
  );
  return {
    id: "x-addresses",
    title: "Web addresses in a post on X",
    measures: "Exactly the addresses of the case are found.",
    testSet: { name: "extract.yml, urls", source: twitterText, licence: "Apache-2.0", size: cases.length },
    results: [subjectResult("Wordbench", passed.length, cases.length)],
    limits: "The method was made with these cases in view.",
  };
}

function measureSms(): QualityResult {
  const ours = billedMessages.filter(([, text, encoding, segments]) => {
    const found = countSmsSegments(text);
    return found.encoding === encoding && found.segments === segments;
  });
  const peers = billedMessages.filter(([, text, encoding, segments]) => {
    const found = new SegmentedMessage(text);
    return found.getEncodingName() === encoding && found.segmentsCount === segments;
  });
  return {
    id: "sms-segments",
    title: "Segments of a text message",
    measures: "Encoding and number of segments are those that were billed.",
    testSet: {
      name: "Test plan compared with Twilio’s billing",
      source: "github.com/TwilioDevEd/message-segment-calculator, issue 66, 28 July 2026",
      licence: "Stated in the issue; texts that it does not spell out are of the same kind",
      size: billedMessages.length,
    },
    results: [
      subjectResult("Wordbench", ours.length, billedMessages.length),
      subjectResult(nameWithVersion("sms-segments-calculator"), peers.length, billedMessages.length),
    ],
    limits:
      "The method was made with these cases in view. Networks differ in what they replace before sending.",
  };
}
