import type { ComponentProps, ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { retriable } from '../../bank/retriable';
import { useLoaded } from '../../bank/use-loaded';
import { Dialog } from '../../ui/dialog';
import { Failure } from '../../ui/failure';
import { Spinner } from '../../ui/spinner';
import { capitalized } from '../model/capitalized';
import { isProgress } from '../model/progress';

/** Loads the parts of a quiz that the first question does not need. */
export const loadParts = retriable(() => import('./parts'));

type Parts = Awaited<ReturnType<typeof loadParts>>;

/** The choices of the mode screen. */
export const Choices = lazyPart('the choices', ({ Choices }) => Choices);

/** What is shown when no question can be drawn. */
export const EmptyQuiz = lazyPart('the page', ({ EmptyQuiz }) => EmptyQuiz);

/** What the feedback on an answer shows below the verdict. */
export const Explanation = lazyPart('the explanation', ({ Explanation }) => Explanation);

const Notes = lazyPart('the notes on the link', ({ LinkNotes }) => LinkNotes);

/** Notes on a link if a part of it could not be used, or if the bank has changed. */
export function LinkNotes({ request }: ComponentProps<typeof Notes>) {
  const { sameBank, problems } = request;
  return (sameBank === false || problems.length > 0) && <Notes request={request} />;
}

const KeptQuiz = lazyPart('your quiz', ({ ContinuePanel }) => ContinuePanel);

/** Returns the progress of a quiz in the address or the browser's history; "" if there is none. */
export function useKeptFragment(): string {
  const { hash, state } = useLocation();
  const fragment = hash.slice(1);
  return isProgress(fragment) ? fragment : (state?.progress ?? '');
}

/** Offers to continue a quiz, or to show its results, if there is one. */
export function ContinuePanel(props: ComponentProps<typeof KeptQuiz>) {
  return props.fragment && <KeptQuiz {...props} />;
}

/** The choice of a longer time. */
export const PaceChoice = lazyPart('the time options', ({ PaceChoice }) => PaceChoice);

/** A link back to the quiz that was left. */
export const LeftQuiz = lazyPart('your quiz', ({ LeftQuiz }) => LeftQuiz);

/** The choice of the questions that the results show. */
export const QuestionFilter = lazyPart('the filter', ({ QuestionFilter }) => QuestionFilter);

/** The results of a submitted quiz. */
export const Results = lazyPart(
  'the results',
  ({ Results }) => Results,
  'Reloading the page may lose the results.',
);

export const QuestionMap = lazyDialog('Question map', ({ QuestionMap }) => QuestionMap);
export const KeyHelp = lazyDialog('Keyboard shortcuts', ({ KeyHelp }) => KeyHelp);
export const RedrawDialog = lazyDialog('Draw new questions?', ({ RedrawDialog }) => RedrawDialog);
export const SubmitDialog = lazyDialog('Submit the quiz?', ({ SubmitDialog }) => SubmitDialog);
export const LeaveDialog = lazyDialog('Leave this quiz?', ({ LeaveDialog }) => LeaveDialog);

type PickPart<P> = (parts: Parts) => ComponentType<P>;

/** Makes a part of the page that is shown when its code has loaded. `note` is shown if it fails. */
function lazyPart<P extends object>(name: string, pick: PickPart<P>, note?: string) {
  return function LazyPart(props: P) {
    const loaded = useLoaded(loadParts);
    if (loaded.status === 'loading') return <Spinner label={`Loading ${name}...`} />;
    if (loaded.status === 'failed') {
      return <Failure what={capitalized(name)} retry={loaded.retry} note={note} />;
    }
    const Part = pick(loaded.value);
    return <Part {...props} />;
  };
}

/** Makes a dialog that opens when its code has loaded, or to report that it could not be loaded. */
function lazyDialog<P extends { onClose: () => void }>(title: string, pick: PickPart<P>) {
  return function LazyDialog(props: P) {
    const loaded = useLoaded(loadParts);
    if (loaded.status === 'loading') return null;
    if (loaded.status === 'failed') {
      return (
        <Dialog title={title} onClose={props.onClose} small>
          <Failure what="This part" retry={loaded.retry} />
        </Dialog>
      );
    }
    const Part = pick(loaded.value);
    return <Part {...props} />;
  };
}
