/**
 * The Content-Security-Policy of the site: its own files and nothing else. The
 * same text stands in internal/serve/handler.go and in docs/deploy; a test
 * holds them together.
 */
const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types swmmquiz-worker',
];

/** The policy as a header. */
export const headerPolicy = directives.join('; ');

/** The policy as a meta element, for hosts that send no headers; who may frame a page can't be said there. */
export const metaPolicy = directives.filter((name) => !name.startsWith('frame-')).join('; ');
