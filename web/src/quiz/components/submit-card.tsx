import type { ReactNode } from 'react';
import { count } from '../../bank/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';

interface SubmitCardProps {
  unanswered: number;
  onSubmit: () => void;
  onStartOver: () => void;
  /** A way to continue later. */
  children: ReactNode;
}

/** The buttons that submit the quiz or start over. */
export function SubmitCard({ unanswered, onSubmit, onStartOver, children }: SubmitCardProps) {
  return (
    <Card className="space-y-4 print:hidden">
      <h2 className="text-xl font-bold">Ready to Submit?</h2>
      <p>
        {unanswered > 0
          ? `${count(unanswered, 'unanswered question')} will score no points.`
          : 'Every question has an answer.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSubmit}>Submit Quiz</Button>
        <Button variant="secondary" onClick={onStartOver}>
          Start Over with New Questions
        </Button>
        {children}
      </div>
    </Card>
  );
}
