import { Button } from './button';
import { Card } from './card';

interface FailureProps {
  /** What could not be loaded. */
  what: string;
  retry: () => void;
  /** A further sentence, such as what a reload would lose. */
  note?: string | undefined;
}

/** Reports that a part of the site could not be loaded, and offers to try again. */
export function Failure({ what, retry, note }: FailureProps) {
  return (
    <Card role="alert" className="mx-auto my-8 max-w-lg space-y-4">
      <p>
        <strong>{what} could not be loaded.</strong> The connection may be down, or the site has
        been updated since this page was opened. {note}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry}>Try again</Button>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </div>
    </Card>
  );
}
