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
        `Timed Mode: ${quiz.secondsPerQuestion} seconds per question, or one and a half times or twice as much, feedback at the end.`,
        'Fair draws: categories have equal shares, options change places, and no two questions of a quiz give each other away.',
        '“Copy link to this quiz” carries the quiz: whoever opens it gets the same questions and options in the same order.',
        'Links by hand: add n=5, 10, 25, 50 or all, topic=, or ids= with commas between, to the address of a quiz. Without seed= such a link gives each person other questions: open it and use “Copy link to this quiz”, which fixes them for all. A list of ids is the same for all by itself.',
        'A map of all questions, marks for later, and single keys for everything; ? lists them.',
        'Answers can be changed until you submit, and you can submit at any time.',
        'A complete answer key with explanations after each quiz, bars by category, topic and level, and a quiz of what was missed.',
        'Results as text, on paper or as PDF: the questions without marks, and the key on pages of its own.',
        'Works without network after the first visit, can be installed, and can stand inside the page of a course.',
        'Details & Diagram for each question: overview, key points, equations and applications.',
        'Works by keyboard, with a screen reader, on a phone, in light and dark.',
      ]}
    />
  );
}
