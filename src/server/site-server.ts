import fastify from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDevelopmentHost, isTextCaseHost } from "#core/hosts/site-hosts.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { redirectTarget } from "./redirects.ts";
import { rehostFile } from "./rehost.ts";
import type { Site, SiteFile } from "./site-files.ts";

const notFoundAddress = "/404";
const oneYearInSeconds = 31_536_000;

const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
} as const;

/** What the answer to a request depends on besides its address. */
export interface Hosting {
  /** The public origin, which the built pages name; `null` leaves pages as they are on every host. */
  readonly origin: string | null;
  /** The host that the operator names as the case converter's; empty for none. */
  readonly textCaseHost: string;
  /** The pages that are other ones on the case converter's hosts. */
  readonly textCasePages: Site;
}

const oneHost: Hosting = { origin: null, textCaseHost: "", textCasePages: new Map() };

/** A host as browsers send it: what else could stand there must not get into a page. */
const wellFormedHost = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Many more than one site has pages, so that only a stranger's doing can fill it. */
const mostRehosted = 2000;

/** The best coding that the client takes and the file has; `null` for the plain bytes. */
function chooseCoding(file: SiteFile, accepted: string): "br" | "gzip" | null {
  const offered = new Map(
    accepted.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      return [name.toLowerCase(), !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
  for (const coding of ["br", "gzip"] as const) {
    if (file.encoded.has(coding) && offered.get(coding) === true) return coding;
  }
  return null;
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  status: number,
): FastifyReply {
  reply
    .code(status)
    .headers(securityHeaders)
    .header("content-type", file.contentType)
    .header("vary", "accept-encoding")
    .header("etag", file.etag)
    .header("cache-control", file.immutable ? `public, max-age=${oneYearInSeconds}, immutable` : "no-cache");
  if (file.html !== null) reply.header("content-security-policy", contentSecurityPolicy(file.html));
  if (status === 200 && request.headers["if-none-match"] === file.etag) return reply.code(304).send();
  const coding = chooseCoding(file, request.headers["accept-encoding"] ?? "");
  if (coding === null) return reply.send(file.plain);
  return reply.header("content-encoding", coding).send(file.encoded.get(coding));
}

/** The origin under which a host for development is asked, to name in its pages; `null` on every other host. */
function developmentOrigin(request: FastifyRequest): string | null {
  const { host = "", "x-forwarded-proto": forwarded } = request.headers;
  if (!wellFormedHost.test(host) || !isDevelopmentHost(host)) return null;
  return `${forwarded === "https" ? "https" : "http"}://${host.toLowerCase()}`;
}

/** Finds files as a host shows them. What is made for one is kept, up to a bound. */
function createFileFinder(site: Site, { origin, textCaseHost, textCasePages }: Hosting) {
  const rehosted = new Map<string, SiteFile>();
  return (request: FastifyRequest, address: string): SiteFile | undefined => {
    const isTextCase = isTextCaseHost(request.headers.host ?? "", textCaseHost);
    const file = (isTextCase ? textCasePages.get(address) : undefined) ?? site.get(address);
    const present = developmentOrigin(request);
    if (file === undefined || origin === null || present === null) return file;
    const key = `${present}${address}`;
    const moved = rehosted.get(key) ?? rehostFile(file, origin, present);
    if (moved !== file) {
      if (rehosted.size >= mostRehosted) rehosted.clear();
      rehosted.set(key, moved);
    }
    return moved;
  };
}

/**
 * Serves a built site from memory. A page answers at its address in lower case without a slash at the end; with one,
 * or with capitals, it redirects, and a former address leads to the present one. Anything unknown gets the not-found
 * page with status 404. On the case converter's hosts some pages are other ones, and on hosts for development pages
 * name the present origin.
 */
export function createSiteServer(site: Site, hosting: Hosting = oneHost): FastifyInstance {
  const server = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: false } });
  const findFile = createFileFinder(site, hosting);
  server.get("*", (request, reply) => {
    const { pathname, search } = new URL(request.url, "http://localhost");
    const file = findFile(request, pathname);
    // The not-found page has an address of its own, which the service worker reads: only there it answers 200.
    if (file !== undefined) {
      const target = redirectTarget(file.html ?? "");
      return target === null
        ? sendFile(request, reply, file, 200)
        : reply.redirect(`${target}${search}`, 301);
    }
    const plain = pathname.replace(/\/+$/, "").toLowerCase();
    if (plain !== pathname && site.has(plain)) return reply.redirect(`${plain}${search}`, 308);
    const notFound = findFile(request, notFoundAddress);
    if (notFound === undefined) return reply.code(404).type("text/plain").send("Not found");
    return sendFile(request, reply, notFound, 404);
  });
  return server;
}
