/** First labels of hosts whose home page is the case converter. */
const textCaseLabels: ReadonlySet<string> = new Set(["text-case", "textcase", "case"]);

/** Hosts on which the site is built and tried, by the specification's list (section 9); addresses are told apart. */
const developmentNames = [/^localhost$/, /replit/, /\.dev$/, /(^|\.)vercel\.app$/, /(^|\.)netlify\.app$/];

const address4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * The name of a host without its port, in lower case, with neither the brackets of an IPv6 address nor the dot that may
 * end a full name: `Case.Example.org.:8080` is `case.example.org`. Empty for an empty host.
 */
export function hostName(host: string): string {
  const bracketed = /^\[([^\]]*)\]/.exec(host)?.[1];
  return (bracketed ?? host.replace(/:\d*$/, "")).toLowerCase().replace(/\.$/, "");
}

/**
 * Whether a host, with or without a port, is one for development: `localhost`, an IP address, anything of Replit, names
 * under `.dev`, and those that Vercel and Netlify give out. Such a host is treated as the main site and its pages name it
 * as their origin.
 */
export function isDevelopmentHost(host: string): boolean {
  const name = hostName(host);
  // A colon is in no name: what has one left is an IPv6 address.
  if (address4.test(name) || name.includes(":")) return true;
  return developmentNames.some((pattern) => pattern.test(name));
}

/**
 * Whether the home page of a host is the case converter: its first label says so, or it is the one that the operator has
 * named (`""` names none). Never on a host for development. A name of one label alone, such as `case`, counts.
 */
export function isTextCaseHost(host: string, textCaseHost: string): boolean {
  const name = hostName(host);
  if (name === "" || isDevelopmentHost(host)) return false;
  return textCaseLabels.has(name.split(".")[0] ?? "") || name === hostName(textCaseHost);
}
