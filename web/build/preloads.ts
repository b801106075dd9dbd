import type { Rolldown } from 'vite';

/**
 * Returns the modulepreload links for modules and their static imports, without what the page loads
 * anyway. The links are in a template until the page has painted its first view (src/main.ts). Then
 * all requests of a route start without waiting for one another.
 */
export function preloads(
  modules: readonly string[],
  html: string,
  { bundle, base }: { bundle: Rolldown.OutputBundle; base: string },
): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || found.has(name) || html.includes(`"${base}${name}"`)) return;
    found.add(name);
    for (const next of chunk.imports) visit(next);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!chunk) throw new Error(`no chunk was built from ${module}`);
    visit(chunk.fileName);
  }
  const links = [...found].map(
    (name) => `\n      <link rel="modulepreload" crossorigin href="${base}${name}">`,
  );
  return `<template id="parts">${links.join('')}\n    </template>`;
}
