import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useCopy } from '../../ui/use-copy';
import { writeProgress } from '../model/progress';
import { now } from '../state/clock';
import { placeAtom, type Quiz } from '../state/quiz';
import { useQuizAddress } from '../state/use-quiz-address';

interface CopyProgressProps {
  quiz: Quiz;
  /** Whether the button is in a dialog, where the copy is announced here. */
  inDialog?: boolean;
}

/** A button that copies a link with the answers and time, to continue the quiz on any device. */
export const CopyProgress = memo(function CopyProgress(props: CopyProgressProps) {
  const { inDialog = false } = props;
  const { plan, session } = props.quiz;
  const { copy, isCopied } = useCopy();
  const place = useAtomValue(placeAtom);
  const address = useQuizAddress(plan, session.mode);
  return (
    <>
      <Button
        variant="quiet"
        onClick={() =>
          copy(
            'Link with your answers and time',
            `${address}#${writeProgress(session, place, now())}`,
          )
        }
      >
        <Icon name={isCopied ? 'check' : 'link'} />
        {isCopied ? 'Link to continue copied' : 'Copy a link to continue'}
      </Button>
      {inDialog && (
        <span role="status" className="sr-only">
          {isCopied && 'Link copied'}
        </span>
      )}
    </>
  );
});
