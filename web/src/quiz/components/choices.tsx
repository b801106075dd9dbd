import { useAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { Topics } from '../../bank/bundle';
import { count } from '../../bank/format';
import type { Item } from '../../bank/item';
import { loadTopics } from '../../bank/load';
import { useLoaded } from '../../bank/use-loaded';
import { useAnnounce } from '../../ui/announcer';
import { capitalized } from '../model/capitalized';
import { draw, type Plan, poolOf } from '../model/draw';
import { placeAtom } from '../state/quiz';

/** The sizes to choose from, besides the one that the link requests. */
const usualSizes = [10, 25, 50] as const;

/** The fields to filter by, and the order of their values if it is not alphabetical. */
const fields = [
  {
    field: 'difficulty',
    label: 'Difficulty (experience needed)',
    order: ['introductory', 'intermediate', 'advanced'],
  },
  {
    field: 'level',
    label: 'Level (kind of thinking)',
    order: ['remember', 'understand', 'apply', 'analyze'],
  },
  { field: 'topic', label: 'Topic', order: [] },
] as const satisfies { field: keyof Plan; label: string; order: string[] }[];

export interface ChoicesProps {
  bank: readonly Item[];
  plan: Plan;
  /** The size that the link requests, which stays in the list. */
  linkSize: Plan['size'];
  /** Whether some multiple-choice questions can be answered by entering a number. */
  canTypeAnswers: boolean;
  onChoose: (choice: Partial<Plan>) => void;
}

/** The choices of a quiz besides its mode. */
export function Choices(props: ChoicesProps) {
  const { bank, plan, linkSize, canTypeAnswers } = props;
  const [place, setPlace] = useAtom(placeAtom);
  const topics = useLoaded(loadTopics);
  const titles = topics.status === 'ready' ? topics.value : {};
  const sizes = [...new Set([...usualSizes, linkSize])];
  const announce = useAnnounce();
  const onChoose = (choice: Partial<Plan>) => {
    props.onChoose(choice);
    announce(`The quiz has ${count(draw(bank, { ...plan, ...choice }).length, 'question')}.`);
  };
  const hasEntries = canTypeAnswers && poolOf(bank, { ...plan, withoutOptions: true }).length > 0;
  return (
    <>
      {!plan.ids && (
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <Choice
            label="Number of questions"
            value={`${plan.size}`}
            onChoose={(size) => onChoose({ size: size === 'all' ? 'all' : Number(size) })}
          >
            {sizes.sort(bySize).map((size) => (
              <option key={size} value={size}>
                {size === 'all' ? 'All' : size}
              </option>
            ))}
          </Choice>
          {fields.map((one) => (
            <FieldChoice key={one.field} {...one} {...{ bank, plan, titles, onChoose }} />
          ))}
        </div>
      )}
      {canTypeAnswers && (
        <CheckChoice
          checked={plan.withoutOptions ?? false}
          onChoose={(withoutOptions) => onChoose({ withoutOptions })}
          label="Without options"
          disabled={!hasEntries}
        >
          {hasEntries
            ? 'Only questions whose answer is a number that you type'
            : 'None of the chosen questions has an answer that you can type'}
        </CheckChoice>
      )}
      <CheckChoice
        checked={place !== null}
        onChoose={(checked) => setPlace(checked ? 0 : null)}
        label="One question at a time"
      >
        Show a single question with Previous and Next, not the whole list
      </CheckChoice>
    </>
  );
}

/** Orders sizes; "all" comes last. */
function bySize(a: Plan['size'], b: Plan['size']): number {
  if (a === 'all' || b === 'all') return Number(a === 'all') - Number(b === 'all');
  return a - b;
}

interface FieldChoiceProps extends Omit<ChoicesProps, 'canTypeAnswers' | 'linkSize'> {
  field: (typeof fields)[number]['field'];
  label: string;
  order: readonly string[];
  /** The titles of topics. Other values, and topics without a title, are capitalized. */
  titles: Topics;
}

/**
 * A list of a field's values, each with its number of questions; absent if the questions never differ in
 * that field. Other choices may leave it one value, but a list that vanished could not be found again.
 */
function FieldChoice(props: FieldChoiceProps) {
  const { bank, plan, field, label, order, titles, onChoose } = props;
  const counts = new Map<string, number>();
  for (const question of poolOf(bank, { ...plan, [field]: undefined })) {
    const value = question[field];
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const all = poolOf(bank, { category: plan.category, withoutOptions: plan.withoutOptions });
  if (new Set(all.map((question) => question[field])).size < 2 && plan[field] === undefined) {
    return null;
  }
  const rank = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  const nameOf = (value: string) => titles[value]?.title ?? capitalized(value.replaceAll('-', ' '));
  const values = [...counts.keys()].sort(
    (a, b) => rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b)),
  );
  return (
    <Choice
      label={label}
      value={plan[field] ?? ''}
      onChoose={(value) => onChoose({ [field]: value || undefined })}
    >
      <option value="">All</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {nameOf(value)} ({counts.get(value)})
        </option>
      ))}
    </Choice>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <label className="space-y-1">
      <span className="block font-semibold">{label}</span>
      <select
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 w-full rounded-lg border border-outline bg-card px-3 text-on-card"
      >
        {children}
      </select>
    </label>
  );
}

interface CheckChoiceProps {
  checked: boolean;
  onChoose: (checked: boolean) => void;
  label: string;
  disabled?: boolean;
  /** What the choice does. */
  children: ReactNode;
}

/** A yes-or-no choice. */
function CheckChoice({ checked, onChoose, label, disabled, children }: CheckChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border border-outline bg-card px-4 py-2.5 text-on-card has-checked:border-primary has-checked:bg-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-primary outline-none"
      />
      <span>
        <span className="font-semibold">{label}</span>{' '}
        <span className="block text-on-muted">{children}</span>
      </span>
    </label>
  );
}
