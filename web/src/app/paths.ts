/** The addresses of the app's pages. */
export const paths = {
  home: '/',
  quiz: (category?: string) => (category ? `/quiz/${encodeURIComponent(category)}` : '/quiz'),
  docs: '/docs',
  /** The fragment of the list of topics on the documentation page. */
  topics: '#topics',
  diagrams: '/docs/diagrams',
  /** A diagram in the state of a query: "?depthFt=1.5". */
  diagram: (kind: string, search = '') => `/docs/diagrams/${encodeURIComponent(kind)}${search}`,
  embed: '/embed/quiz',
} as const;
