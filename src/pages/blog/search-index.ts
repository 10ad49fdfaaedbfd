/** All articles as a search needs them; code of its own, loaded when somebody is about to search. */
export { articles } from "virtual:article-summaries";
