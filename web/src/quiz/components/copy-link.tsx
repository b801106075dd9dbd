import { useHref } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useCatalog } from '../../bank/catalog-context';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useToast } from '../../ui/toaster';
import type { Plan } from '../model/draw';
import { linkQuery } from '../model/link';
import type { Mode } from '../model/session';

/** Copies the address that draws this quiz again, on any device. */
export function CopyLink({ plan, mode }: { plan: Plan; mode: Mode }) {
  const toast = useToast();
  const path = useHref(paths.quiz());
  const address = `${window.location.origin}${path}${linkQuery(plan, mode, useCatalog())}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Link copied' });
    } catch {
      // Without https, or without leave, there is no clipboard.
      toast({ title: 'Copy this link by hand', description: address, variant: 'destructive' });
    }
  };
  return (
    <Button look="quiet" onClick={copy}>
      <Icon name="link" />
      Copy link to this quiz
    </Button>
  );
}
