import type { ComponentType } from 'react';
import { Architecture } from './architecture';
import { Coverage } from './coverage';
import { Features } from './features';
import { Overview } from './overview';
import { QuizFlow } from './quiz-flow';
import { Running } from './running';
import { Scoring } from './scoring';
import { SourceListings } from './source-listings';

interface Section {
  /** The fragment of links to the section. */
  id: string;
  title: string;
  Content: ComponentType;
}

/** The sections of the documentation, in the order of the page. */
export const sections: readonly Section[] = [
  { id: 'overview', title: 'Overview', Content: Overview },
  { id: 'quiz-flow', title: 'Quiz flow', Content: QuizFlow },
  { id: 'features', title: 'Features', Content: Features },
  { id: 'scoring', title: 'Scoring', Content: Scoring },
  { id: 'coverage', title: 'Content coverage', Content: Coverage },
  { id: 'sources', title: 'Source listings', Content: SourceListings },
  { id: 'architecture', title: 'Architecture', Content: Architecture },
  { id: 'running', title: 'Run it yourself', Content: Running },
];
