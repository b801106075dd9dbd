import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useCatalog } from '../../bank/catalog-context';
import { count } from '../../bank/format';
import { StatementList } from './statement-list';

/** The steps of a quiz. */
export function QuizFlow() {
  const { quiz } = useCatalog();
  return (
    <StatementList
      isNumbered
      items={[
        <>
          Choose a category on the{' '}
          <Link to={paths.home} className="text-link underline">
            home page
          </Link>
          , or a{' '}
          <Link to={paths.quiz()} className="text-link underline">
            random quiz
          </Link>{' '}
          from all of them.
        </>,
        'Choose Practice Mode or Timed Mode and, if you like, another length or a topic. Then start.',
        `Answer the questions in any order: ${count(quiz.size, 'question')} unless you choose otherwise, all on one page or one at a time. A topic with fewer questions gives a shorter quiz.`,
        'In Practice Mode, see at once whether an answer is right and why. In Timed Mode, see it at the end.',
        'To go on later or on another device, use “Copy a link to continue” at the top of the quiz or in the question map: the link carries your answers.',
        'Submit at any time. Timed Mode submits automatically when the time is up.',
        'Read your result and the complete answer key, then take a new quiz.',
      ]}
    />
  );
}
