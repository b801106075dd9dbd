import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { count } from '../../bank/format';
import { loadQuestions, loadTopics } from '../../bank/load';
import { useLoaded } from '../../bank/use-loaded';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

/** Whether the list is open. It is kept, so that Back from a quiz leads to the link that was followed. */
const openAtom = atom(false);

/** The topics that have questions, with links to their quizzes. Loaded when the list is opened. */
export function TopicList() {
  const { hash, key } = useLocation();
  const [open, setOpen] = useAtom(openAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (hash === paths.topics) setOpen(true);
  }, [hash, key, setOpen]);
  return (
    <details className="group" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        id={paths.topics.slice(1)}
        className="flex min-h-11 cursor-pointer scroll-mt-6 items-center gap-2 py-2 font-semibold"
      >
        <Icon name="right" className="size-5 group-open:rotate-90" />
        Quizzes by topic
      </summary>
      {open && <Topics />}
    </details>
  );
}

/** Loads the topics that have questions, sorted by title, each with its number of questions. */
async function load() {
  const [topics, questions] = await Promise.all([loadTopics(), loadQuestions()]);
  return Object.entries(topics)
    .map(([key, { title }]) => {
      return { key, title, number: questions.filter(({ topic }) => topic === key).length };
    })
    .filter(({ number }) => number > 0)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

function Topics() {
  const topics = useLoaded(load);
  if (topics.status === 'loading') return <p>Loading the topics...</p>;
  if (topics.status === 'failed') {
    return (
      <p>
        The topics could not be loaded.{' '}
        <Button variant="secondary" onClick={topics.retry}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {topics.value.map(({ key, title, number }) => (
        <li key={key} className="py-1.5">
          <Link
            to={`${paths.quiz()}?topic=${encodeURIComponent(key)}`}
            className="text-link underline"
          >
            {title}
          </Link>
          <span className="block text-sm text-on-muted">{count(number, 'question')}</span>
        </li>
      ))}
    </ul>
  );
}
