import type { Ref } from 'react';
import { count } from '../../bank/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';

interface SubmitCardProps {
  headingRef: Ref<HTMLHeadingElement>;
  unanswered: number;
  /** How many answers were entered but not checked. */
  unchecked: number;
  /** How many questions are marked for later. */
  marked: number;
  onSubmit: () => void;
  onStartOver: () => void;
}

/** The buttons that submit the quiz or start over. */
export function SubmitCard({
  headingRef,
  unanswered,
  unchecked,
  marked,
  onSubmit,
  onStartOver,
}: SubmitCardProps) {
  return (
    <Card className="space-y-4 print:hidden">
      <h2 ref={headingRef} tabIndex={-1} className="text-xl font-bold">
        Ready to Submit?
      </h2>
      <p>
        {unanswered > 0
          ? `${count(unanswered, 'question')} without an answer will score no points.`
          : unchecked === 0 && 'Every question has an answer.'}{' '}
        {unchecked > 0 &&
          `${count(unchecked, 'answer is', 'answers are')} not checked yet, and will count.`}{' '}
        {marked > 0 && `${count(marked, 'question is', 'questions are')} marked for later.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSubmit}>Submit Quiz</Button>
        <Button variant="secondary" onClick={onStartOver}>
          Start Over with New Questions
        </Button>
      </div>
    </Card>
  );
}
