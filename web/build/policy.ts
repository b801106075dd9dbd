/**
 * The Content-Security-Policy of the site, which allows only its own files, and pictures from
 * `data:` URLs. The same text is in internal/serve/handler.go, docs/deploy and docs/deploy.md; a
 * test compares them.
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

/** The policy for a meta element, which cannot restrict who frames the page. */
export const metaPolicy = directives
  .filter((directive) => !directive.startsWith('frame-ancestors '))
  .join('; ');
