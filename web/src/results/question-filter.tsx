import type { Session } from '../quiz/model/session';
import { Button } from '../ui/button';
import { type Filter, filters, matchingIndexes } from './filter';

const names: Record<Filter, string> = {
  all: 'All',
  missed: 'Missed',
  wrong: 'Wrong',
  unanswered: 'Unanswered',
  marked: 'Marked',
};

interface QuestionFilterProps {
  session: Session;
  chosen: Filter;
  onChoose: (filter: Filter) => void;
}

/** Buttons that choose which questions the results show, each with the number of questions. */
export function QuestionFilter({ session, chosen, onChoose }: QuestionFilterProps) {
  return (
    <section aria-label="Show questions" className="flex flex-wrap gap-2 print:hidden">
      {filters.map((filter) => (
        <Button
          key={filter}
          variant="secondary"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className="aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {names[filter]}{' '}
          <span className="font-normal tabular-nums">
            {matchingIndexes(session, filter).length}
          </span>
        </Button>
      ))}
    </section>
  );
}
