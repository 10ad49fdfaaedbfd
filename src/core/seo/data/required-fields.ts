/**
 * Fields that Google requires of structured data for a richer result, by type, or by the type that an item lies in and its
 * own. A field a word: with `|` between those of which one is enough, with a point between a field and one of the item in
 * it, which is asked for only where that item is given, and after `?` the field with which it is asked for.
 *
 * After the pages of its structured data gallery
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery), a page a type below the address
 * https://developers.google.com/search/docs/appearance/structured-data/, such as …/recipe, …/dataset, …/local-business,
 * …/organization, …/article, …/review-snippet, …/movie and …/employer-rating. They were compared in November 2026 with what
 * humanmade/schema-org-validator noted of these pages on 8 September 2026, and those that it lacks with public copies of the
 * pages: employer-rating as it was last changed on 10 December 2025, movie as others noted it in 2026.
 */
const post = ["author", "author.name", "datePublished", "text|image|video"];
const app = ["name", "offers", "offers.price", "aggregateRating|review"];
const business = ["name", "address"];

export const requiredFields: Readonly<Record<string, readonly string[]>> = {
  AggregateRating: ["ratingValue", "ratingCount|reviewCount"],
  BreadcrumbList: ["itemListElement"],
  "BreadcrumbList>ListItem": ["position", "name|item"],
  Clip: ["name", "startOffset", "url"],
  Course: ["name", "description"],
  Dataset: ["name", "description", "distribution.contentUrl"],
  DiscussionForumPosting: post,
  "DiscussionForumPosting>Comment": ["author", "datePublished", "text|image|video"],
  SocialMediaPosting: post,
  EmployerAggregateRating: ["itemReviewed", "ratingValue", "ratingCount|reviewCount"],
  Event: ["name", "startDate", "location", "location.address"],
  ImageObject: ["contentUrl|url"],
  ItemList: ["itemListElement"],
  JobPosting: [
    "title",
    "description",
    "datePosted",
    "hiringOrganization",
    "jobLocation|applicantLocationRequirements",
    "jobLocation.address",
  ],
  LocalBusiness: business,
  Bakery: business,
  BarOrPub: business,
  CafeOrCoffeeShop: business,
  Dentist: business,
  FoodEstablishment: business,
  Hotel: business,
  MedicalClinic: business,
  Restaurant: business,
  Store: business,
  Movie: ["name", "image"],
  Product: ["name", "review|aggregateRating|offers"],
  "Product>Offer": ["price|priceSpecification"],
  "Product>AggregateOffer": ["lowPrice", "priceCurrency"],
  ProfilePage: ["mainEntity"],
  "ProfilePage>Person": ["name|alternateName"],
  "ProfilePage>Organization": ["name|alternateName"],
  QAPage: ["mainEntity"],
  "QAPage>Question": ["name", "answerCount", "acceptedAnswer|suggestedAnswer"],
  "Question>Answer": ["text"],
  Quiz: ["hasPart"],
  "Quiz>Question": ["text", "acceptedAnswer", "eduQuestionType"],
  Recipe: ["name", "image", "recipeYield?nutrition.calories"],
  Review: ["author", "reviewRating", "reviewRating.ratingValue"],
  SoftwareApplication: app,
  WebApplication: app,
  MobileApplication: app,
  VacationRental: ["name", "image", "identifier", "latitude|geo", "longitude|geo", "containsPlace"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
};

/** Types that have to name what they are about where they do not lie in it. */
export const typesOfItems: ReadonlySet<string> = new Set(["AggregateRating", "Review"]);

const article = ["headline", "image", "datePublished", "author", "author.name"];

/**
 * Of the fields that Google recommends where it requires none, those that nearly every page can give: of articles it names
 * `dateModified` and an address of the author besides, of organizations some twenty more (both pages as above).
 */
export const recommendedFields: Readonly<Record<string, readonly string[]>> = {
  Article: article,
  NewsArticle: article,
  BlogPosting: article,
  Organization: ["name", "url", "logo"],
};

/**
 * Types whose richer results Google has ended, and when: FAQPage by the notice on its own page of it (…/faqpage, May 2026),
 * HowTo by https://developers.google.com/search/blog/2023/08/howto-faq-changes, the others by
 * https://developers.google.com/search/blog/2025/06/simplifying-search-results.
 */
export const endedTypes: Readonly<Record<string, string>> = {
  FAQPage: "Google ended results with questions and answers on 7 May 2026",
  HowTo: "Google ended results with steps in September 2023",
  ClaimReview: "Google ended fact checks in results in June 2025",
  SpecialAnnouncement: "Google ended special announcements in June 2025",
  LearningResource: "Google ended learning videos in results in June 2025",
  OccupationAggregationByEmployer: "Google ended estimated salaries in results in June 2025",
  Occupation: "Google ended estimated salaries in results in June 2025",
};
