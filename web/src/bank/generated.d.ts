// The types of the bundle's JSON files, which `swmmquiz export` writes.
declare module '*/generated/catalog.json' {
  const catalog: import('./bundle').Catalog;
  export default catalog;
}
declare module '*/generated/questions.json' {
  const questions: import('./load').Versioned<import('./item').Item[]>;
  export default questions;
}
declare module '*/generated/explanations.json' {
  const feedback: import('./load').Versioned<import('./bundle').FeedbackByID>;
  export default feedback;
}
declare module '*/generated/topics.json' {
  const topics: import('./load').Versioned<import('./bundle').Topics>;
  export default topics;
}
