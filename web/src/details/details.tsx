import type { Question } from '../bank/item';
import { useLoaded } from '../bank/use-loaded';
import { Dialog } from '../ui/dialog';
import { Failure } from '../ui/failure';
import { Spinner } from '../ui/spinner';
import { answersKeptNote } from './answers-kept-note';
import { loadDetailsContent } from './load';

interface DetailsProps {
  question: Question;
  onClose: () => void;
}

/** The details of a question in a modal dialog. The content is loaded when first needed. */
export function Details({ question, onClose }: DetailsProps) {
  const loaded = useLoaded(loadDetailsContent);
  return (
    <Dialog title="Details & Diagram" onClose={onClose}>
      {loaded.status === 'loading' && <Spinner label="Loading details..." />}
      {loaded.status === 'failed' && (
        <Failure what="The details" retry={loaded.retry} note={answersKeptNote} />
      )}
      {loaded.status === 'ready' && <loaded.value.DetailsContent question={question} />}
    </Dialog>
  );
}
