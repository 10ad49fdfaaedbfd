import type { Socket } from "node:net";
import fastify from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDevelopmentHost, isTextCaseHost } from "#core/hosts/site-hosts.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { redirectTarget } from "./redirects.ts";
import { rehostFile } from "./rehost.ts";
import type { Site, SiteFile } from "./site-files.ts";

const notFoundAddress = "/404";

/** `share_target` of the app's manifest. */
const shareAddress = "/share";

const oneYearInSeconds = 31_536_000;

const securityHeaders = {
  "x-content-type-options": "nosniff",
  // Not even this site's own requests tell which page, with which settings in its address, they come from.
  "referrer-policy": "strict-origin",
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

/** Whether a client has these bytes already: its tags, compared weakly (RFC 9110, sections 8.8.3.2 and 13.1.2). */
function isKnown(etag: string, known: string | undefined): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return known?.split(",").some((tag) => opaque(tag) === opaque(etag)) ?? false;
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  status: number,
): FastifyReply {
  reply
    .code(status)
    .header("content-type", file.contentType)
    .header("vary", "accept-encoding")
    .header("etag", file.etag)
    .header("cache-control", file.immutable ? `public, max-age=${oneYearInSeconds}, immutable` : "no-cache");
  if (file.html !== null) reply.header("content-security-policy", contentSecurityPolicy(file.html));
  if (status === 200 && isKnown(file.etag, request.headers["if-none-match"])) return reply.code(304).send();
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

/** A request's address as path and query. Read as it came: nothing in it may stand for another host or folder. */
function splitAddress(url: string): { readonly path: string; readonly query: string } {
  // Through a proxy a request can name the whole address (RFC 9112, section 3.2.2).
  const local = url.replace(/^https?:\/\/[^/?]*/i, "");
  const [path = ""] = local.split("?", 1);
  return { path, query: local.slice(path.length) };
}

/** An address too long to be read, or no HTTP at all: there is no request that could be answered with a page. */
function refuseConnection(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const isTooLong = error.code === "HPE_HEADER_OVERFLOW";
  const status = isTooLong ? "431 Request Header Fields Too Large" : "400 Bad Request";
  const text = isTooLong ? "This address is too long.\n" : "This could not be read.\n";
  const type = "content-type: text/plain; charset=utf-8";
  socket.end(
    `HTTP/1.1 ${status}\r\n${type}\r\ncontent-length: ${text.length}\r\nconnection: close\r\n\r\n${text}`,
  );
}

/**
 * Serves a built site from memory. A page answers at its address in lower case without a slash at the end; with one,
 * or with capitals, it redirects, and a former address leads to the present one. Anything unknown, also what no address
 * can be, gets the not-found page with status 404. On the case converter's hosts some pages are other ones, and on hosts
 * for development pages name the present origin.
 */
export function createSiteServer(site: Site, hosting: Hosting = oneHost): FastifyInstance {
  const findFile = createFileFinder(site, hosting);

  function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const file = findFile(request, notFoundAddress);
    if (file !== undefined) return sendFile(request, reply, file, 404);
    return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
  }

  const server = fastify({
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: false },
    // An address that cannot be decoded, such as /%ff: hooks do not see it.
    frameworkErrors: (_error, request, reply) => sendNotFound(request, reply.headers(securityHeaders)),
    clientErrorHandler: refuseConnection,
  });
  server.addHook("onRequest", async (_request, reply) => void reply.headers(securityHeaders));

  server.get("*", (request, reply) => {
    const { path, query } = splitAddress(request.url);
    const file = findFile(request, path);
    // The not-found page has an address of its own, which the service worker reads: only there it answers 200.
    if (file !== undefined) {
      const target = redirectTarget(file.html ?? "");
      return target === null ? sendFile(request, reply, file, 200) : reply.redirect(`${target}${query}`, 301);
    }
    const plain = path.replace(/\/+$/, "").toLowerCase();
    if (plain !== path && site.has(plain)) return reply.redirect(`${plain}${query}`, 308);
    return sendNotFound(request, reply);
  });

  // Pages are only read. The one thing that is posted here is a share that no service worker was there to catch: nothing
  // of it is kept, and the page that opens asks to share it again.
  server.setNotFoundHandler((request, reply) => {
    const { path } = splitAddress(request.url);
    if (request.method === "POST" && path === shareAddress) return reply.redirect("/?shared=lost", 303);
    if (!site.has(path)) return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
    const text = "This page can only be read.";
    return reply.code(405).header("allow", "GET, HEAD").type("text/plain; charset=utf-8").send(text);
  });
  return server;
}
