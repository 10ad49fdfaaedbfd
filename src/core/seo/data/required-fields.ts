/**
 * Fields that Google requires of structured data for a richer result, by type: a field a word, with `|` between those of
 * which one is enough. From the pages of its structured data gallery, looked up in November 2026.
 */
export const requiredFields: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ["itemListElement"],
  Dataset: ["name", "description"],
  DiscussionForumPosting: ["author", "datePublished", "text|image|video"],
  EmployerAggregateRating: ["itemReviewed", "ratingValue", "ratingCount|reviewCount"],
  Event: ["name", "startDate", "location"],
  JobPosting: [
    "title",
    "description",
    "datePosted",
    "hiringOrganization",
    "jobLocation|applicantLocationRequirements",
  ],
  LocalBusiness: ["name", "address"],
  Movie: ["name", "image"],
  Product: ["name", "review|aggregateRating|offers"],
  ProfilePage: ["mainEntity"],
  QAPage: ["mainEntity"],
  Question: ["answerCount", "acceptedAnswer|suggestedAnswer", "name"],
  Quiz: ["about", "hasPart"],
  Recipe: ["name", "image"],
  Restaurant: ["name", "address"],
  Review: ["author", "itemReviewed", "reviewRating"],
  AggregateRating: ["ratingValue", "ratingCount|reviewCount"],
  SoftwareApplication: ["name", "offers", "aggregateRating|review"],
  WebApplication: ["name", "offers", "aggregateRating|review"],
  MobileApplication: ["name", "offers", "aggregateRating|review"],
  VacationRental: ["name", "image", "identifier", "latitude|geo", "containsPlace"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
  Offer: ["price|priceSpecification"],
  ListItem: ["position", "name|item"],
  ImageObject: ["contentUrl|url"],
};

/** Fields that Google recommends of articles, of which it requires none. */
export const recommendedFields: Readonly<Record<string, readonly string[]>> = {
  Article: ["headline", "image", "datePublished", "author"],
  NewsArticle: ["headline", "image", "datePublished", "author"],
  BlogPosting: ["headline", "image", "datePublished", "author"],
  Organization: ["name", "url", "logo"],
};

/** Types whose richer results Google has ended, and when. */
export const endedTypes: Readonly<Record<string, string>> = {
  FAQPage: "Google ended results with questions and answers on 7 May 2026",
  HowTo: "Google ended results with steps in September 2023",
  ClaimReview: "Google ended fact checks in results in June 2025",
  SpecialAnnouncement: "Google ended special announcements in June 2025",
  LearningResource: "Google ended learning videos in results in June 2025",
  OccupationAggregationByEmployer: "Google ended estimated salaries in results in June 2025",
  Occupation: "Google ended estimated salaries in results in June 2025",
};
