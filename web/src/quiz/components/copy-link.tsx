import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useCopy } from '../../ui/use-copy';
import type { Plan } from '../model/draw';
import type { Mode } from '../model/session';
import { useQuizAddress } from '../state/use-quiz-address';

/** A button that copies a link to this quiz, which opens the same quiz on any device. */
export function CopyLink({ plan, mode }: { plan: Plan; mode: Mode }) {
  const { copy, isCopied } = useCopy();
  const address = useQuizAddress(plan, mode);
  return (
    <Button variant="quiet" onClick={() => copy('Link', address)}>
      <Icon name={isCopied ? 'check' : 'link'} />
      Copy link to this quiz
    </Button>
  );
}
