import { site } from "#config";
import type { ToolFacts, ToolQuestion } from "#tools/define-tool.ts";

/** A step on the way from the home page to a page. */
export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

const context = "https://schema.org";

function addressOf(path: string): string {
  return new URL(path, site.origin).href;
}

/** A rating as the owner substantiated it; `null` says nothing at all. */
export type Rating = typeof site.claims.rating;

/** A tool as a web application (schema.org, WebApplication). It asserts a rating only where the owner gives one. */
export function describeTool(tool: ToolFacts, rating: Rating = site.claims.rating): object {
  return {
    "@context": context,
    "@type": "WebApplication",
    name: tool.path === "/" ? site.name : `${tool.name} · ${site.name}`,
    url: addressOf(tool.path),
    description: tool.description,
    applicationCategory: "UtilitiesApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    isAccessibleForFree: true,
    inLanguage: "en",
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    ...(rating === null
      ? {}
      : {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating.value,
            ratingCount: rating.count,
          },
        }),
  };
}

/** Questions with their answers (schema.org, FAQPage). */
export function describeQuestions(questions: readonly ToolQuestion[]): object {
  return {
    "@context": context,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The way to a page, home first (schema.org, BreadcrumbList). */
export function describeBreadcrumbs(trail: readonly Breadcrumb[]): object {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: addressOf(path),
    })),
  };
}
