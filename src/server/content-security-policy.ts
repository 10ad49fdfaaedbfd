import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The content-security policy of one page: nothing but this origin, and of inline scripts only those that the page
 * was built with, by their SHA-256 (Content Security Policy Level 3, section 2.3.1). Style attributes are allowed:
 * the editor positions its lines with them. WebAssembly may be compiled, which a page's own scripts alone can ask for.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ""))
    .map(
      ([, , code]) =>
        `'sha256-${createHash("sha256")
          .update(code ?? "")
          .digest("base64")}'`,
    );
  return [
    "default-src 'none'",
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...new Set(hashes)].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
