import { useCatalog } from '../../bank/catalog-context';
import { BulletList } from './bullet-list';

/** Lists what a learner can do. */
export function Features() {
  const { categories, quiz } = useCatalog();
  return (
    <BulletList
      items={[
        `Quizzes of up to ${quiz.size} questions, mixed or from one of ${categories.length} categories.`,
        'Practice Mode: no time limit, feedback and explanation after each answer.',
        `Timed Mode: ${quiz.secondsPerQuestion} seconds per question, feedback at the end.`,
        'Answers can be changed until you submit, and you can submit at any time.',
        'A complete answer key with explanations after each quiz.',
        'Details & Diagram for each question: overview, key points, equations and applications.',
        'Works by keyboard, with a screen reader, on a phone, in light and dark.',
      ]}
    />
  );
}
