/** The app's addresses: every link is made here. */
export const paths = {
  home: '/',
  quiz: (category?: string) => (category ? `/quiz/${encodeURIComponent(category)}` : '/quiz'),
  docs: '/docs',
  embed: '/embed/quiz',
} as const;
