import { useCatalog } from '../../bank/catalog-context';
import { BulletList } from './bullet-list';

/** The features for learners. */
export function Features() {
  const { categories, quiz } = useCatalog();
  return (
    <BulletList
      items={[
        `Quizzes of up to ${quiz.size} questions, mixed or from one of ${categories.length} categories.`,
        'Practice Mode: no time limit, feedback and explanation after each answer.',
        `Timed Mode: ${quiz.secondsPerQuestion} seconds per question, or 1.5 or 2 times as much, feedback at the end.`,
        'Fair draws: categories have equal shares, options are shuffled, and no question gives away the answer of another.',
        '“Copy link to this quiz” shares the quiz: everyone who opens the link gets the same questions and options in the same order.',
        'Edit links by hand: add n=5, 10, 25, 50 or all, topic=, or ids= with a list separated by commas, to the address of a quiz. Without seed= everyone gets different questions: open the link and use “Copy link to this quiz” to fix them. A list of ids is always fixed.',
        'A map of all questions, marks for later, and single-key shortcuts; ? lists them.',
        'You can change answers until you submit, and submit at any time.',
        'After each quiz a complete answer key with explanations, results by category, topic and level, and a practice quiz of missed questions.',
        'Results as text, on paper or as PDF: the questions without marks, and the key on separate pages.',
        'Works offline after the first visit, can be installed, and can be embedded in a course page.',
        'Details & Diagram for each question: overview, key points, equations and applications.',
        'Works with a keyboard, a screen reader or a phone, in light and dark mode.',
      ]}
    />
  );
}
