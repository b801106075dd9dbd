import type { ComponentType } from 'react';
import { useLoaded } from '../bank/use-loaded';
import { Failure } from '../ui/failure';
import { Spinner } from '../ui/spinner';

interface LazyPageProps {
  /** Must be the same function at each render. */
  load: () => Promise<ComponentType>;
  label: string;
}

/** Loads the code of a page when it is first needed, and offers to try again after a failure. */
export function LazyPage({ load, label }: LazyPageProps) {
  const page = useLoaded(load);
  switch (page.status) {
    case 'loading':
      return <Spinner label={label} />;
    case 'failed':
      return <Failure what="This page" retry={page.retry} />;
    case 'ready':
      return <page.value />;
  }
}
