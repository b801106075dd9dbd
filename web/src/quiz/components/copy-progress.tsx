import { useAtomValue } from 'jotai';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useCopy } from '../../ui/use-copy';
import { writeProgress } from '../model/progress';
import { now } from '../state/clock';
import { placeAtom, type Quiz } from '../state/quiz';
import { useQuizAddress } from '../state/use-quiz-address';

/** A button that copies a link with the answers and the time, which continues the quiz anywhere. */
export function CopyProgress({ quiz: { plan, session } }: { quiz: Quiz }) {
  const copy = useCopy();
  const place = useAtomValue(placeAtom);
  const address = useQuizAddress(plan, session.mode);
  return (
    <Button
      variant="quiet"
      onClick={() =>
        copy(
          'Link with your answers and time',
          `${address}#${writeProgress(session, place, now())}`,
        )
      }
    >
      <Icon name="link" />
      Copy a link to continue
    </Button>
  );
}
