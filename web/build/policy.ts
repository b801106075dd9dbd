/**
 * The Content-Security-Policy of the site, which allows only its own files. The
 * same text is in internal/serve/handler.go and in docs/deploy; a test compares
 * them.
 */
const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
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

/** The policy as a meta element, for hosts that send no headers. It cannot limit framing. */
export const metaPolicy = directives.filter((name) => !name.startsWith('frame-')).join('; ');
