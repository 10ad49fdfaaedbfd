import type { MetaFunction } from "react-router";

import { questionGroups } from "#pages/faq/questions.ts";
import FaqView from "#pages/faq/view.tsx";
import { pageAt } from "#pages/registry.ts";

import { describePageHead } from "./head.ts";

const questions = questionGroups.flatMap((group) => group.questions);

// The page's own, so that no other page loads its questions to describe itself.
export const meta: MetaFunction = ({ location }) => describePageHead(pageAt(location.pathname), questions);

export default FaqView;
