import fastify from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import type { Site, SiteFile } from "./site-files.ts";

const notFoundAddress = "/404";
const oneYearInSeconds = 31_536_000;

const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
} as const;

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

/**
 * Serves a built site from memory. A page answers at its address without a slash at the end; with one it
 * redirects. Anything unknown gets the not-found page with status 404.
 */
export function createSiteServer(site: Site): FastifyInstance {
  const server = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: false } });
  server.get("*", (request, reply) => {
    const { pathname, search } = new URL(request.url, "http://localhost");
    const file = site.get(pathname);
    // The not-found page has an address of its own, which the service worker reads: only there it answers 200.
    if (file !== undefined) return sendFile(request, reply, file, 200);
    const withoutSlash = pathname.replace(/\/+$/, "");
    if (withoutSlash !== pathname && site.has(withoutSlash))
      return reply.redirect(`${withoutSlash}${search}`, 308);
    const notFound = site.get(notFoundAddress);
    if (notFound === undefined) return reply.code(404).type("text/plain").send("Not found");
    return sendFile(request, reply, notFound, 404);
  });
  return server;
}
