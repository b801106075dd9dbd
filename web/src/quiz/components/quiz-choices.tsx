import { useState } from 'react';
import { Icon } from '../../ui/icon';
import type { ChoicesProps } from './choices';
import { Choices } from './on-demand';

/** The choices of a quiz besides its mode, folded at first unless they restrict the questions. */
export function QuizChoices(props: ChoicesProps) {
  const { ids, topic, level, difficulty, withoutOptions } = props.plan;
  // Of these, only `withoutOptions` restricts a list of questions.
  const isRestricted = withoutOptions || (!ids && (topic || level || difficulty));
  const [open, setOpen] = useState(Boolean(isRestricted));
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-xl border border-hairline bg-card text-on-card"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2 font-semibold">
        <Icon name="right" className="size-5 group-open:rotate-90" />
        {ids ? 'More choices' : 'Choose length, difficulty, topic and view'}
      </summary>
      <div className="space-y-4 px-4 pt-1 pb-4">{open && <Choices {...props} />}</div>
    </details>
  );
}
