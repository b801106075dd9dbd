/** The app's addresses: every link is made here. */
export const paths = {
  home: '/',
  quiz: (category?: string) => (category ? `/quiz/${encodeURIComponent(category)}` : '/quiz'),
  docs: '/docs',
  diagrams: '/docs/diagrams',
  /** A diagram in the state that the text of an address gives: "?depthFt=1.5". */
  diagram: (kind: string, search = '') => `/docs/diagrams/${encodeURIComponent(kind)}${search}`,
  embed: '/embed/quiz',
} as const;
