import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useCatalog } from '../../bank/catalog-context';
import { LinkParameters } from './link-parameters';
import { StatementList } from './statement-list';
import { Subheading } from './subheading';

/** What learners and teachers can do, in the order in which they need it. */
export function Features() {
  const { quiz } = useCatalog();
  return (
    <>
      <Subheading>Choose a quiz</Subheading>
      <StatementList
        items={[
          `${quiz.size} questions or another length: mixed, from one category or on one topic.`,
          'Practice Mode has no time limit, and shows feedback and an explanation after each answer.',
          `Timed Mode gives ${quiz.secondsPerQuestion} seconds per question, or 1.5 or 2 times as much, and feedback at the end.`,
          'Draws are fair: categories have shares as equal as possible, options are shuffled unless their order matters, and a question is not drawn together with one whose stem contains its answer.',
        ]}
      />
      <Subheading>While you answer</Subheading>
      <StatementList
        items={[
          'You can change answers until you submit, and submit at any time.',
          'A map shows all questions, and you can mark questions to return to. Press the question mark (?) for a list of keyboard shortcuts.',
          <>
            Details & Diagram opens the lesson behind a question: overview, key points, equations
            and applications. The{' '}
            <Link to={paths.diagrams} className="text-link underline">
              diagrams
            </Link>{' '}
            can also be explored without a quiz.
          </>,
        ]}
      />
      <Subheading>After the quiz</Subheading>
      <StatementList
        items={[
          'You get a complete answer key with explanations, and results by category, topic and level.',
          '“Practice missed questions” repeats the questions that you missed, with others on the same topics.',
          'You can copy the results as text, print them or save them as a PDF. The printed questions have no answers, and the key is on separate pages.',
        ]}
      />
      <Subheading>Share a quiz with others</Subheading>
      <LinkParameters />
      <Subheading>Where it works</Subheading>
      <StatementList
        items={[
          'With a keyboard, a screen reader or a phone, in light and dark mode.',
          'Offline after the first visit. It can also be installed.',
          <>
            Inside a course page:{' '}
            <Link to={{ hash: '#embedding' }} className="text-link underline">
              how to embed it
            </Link>
            .
          </>,
        ]}
      />
    </>
  );
}
