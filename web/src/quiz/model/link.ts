import type { Catalog } from '../../bank/bundle';
import { findCategory } from '../../bank/catalog-context';
import { quoted } from '../../bank/format';
import type { Item } from '../../bank/item';
import { filterFields, type Plan, poolOf } from './draw';
import type { Mode } from './session';

/** The quiz that a link requests. */
export interface LinkRequest {
  plan: Plan;
  mode: Mode;
  /** Whether the bank is the one that the link was made for; null if the link names no bank. */
  sameBank: boolean | null;
  /** One sentence for each part of the link that could not be used. */
  problems: string[];
}

/** What reading a link depends on. */
export interface LinkContext {
  catalog: Catalog;
  questions: readonly Item[];
  /** The category of the path. If it exists, it takes precedence over that of the query. */
  category: string | undefined;
  /** The seed for a link with neither a valid seed nor a list of questions. */
  seed: string;
}

/** The numbers of questions that a link may request, besides the configured one and "all". */
const usualSizes = [5, 10, 25, 50];
const maxSeedLength = 64;

/**
 * Reads the query of a quiz address: seed, n, mode, bank, category, topic, level, difficulty, ids
 * and options. Invalid values are reported and replaced by defaults; unknown IDs are reported and
 * left out.
 */
export function readLink(query: URLSearchParams, context: LinkContext): LinkRequest {
  const { catalog, questions } = context;
  const problems: string[] = [];
  /** Returns the checked value of a parameter; undefined if it is absent or invalid. */
  const read = <T>(name: string, check: (value: string) => T | undefined, describe: Describe) => {
    const value = query.get(name);
    if (value === null) return undefined;
    const result = check(value.trim());
    if (result === undefined) problems.push(describe(quoted(value)));
    return result;
  };

  const seed = read(
    'seed',
    readSeed,
    (value) => `The seed ${value} does not have 1 to ${maxSeedLength} characters.`,
  );
  const sizes = [...new Set([...usualSizes, catalog.quiz.size])].sort((a, b) => a - b);
  const size = read(
    'n',
    (value) => (value === 'all' ? value : sizes.find((known) => `${known}` === value)),
    (value) => `The number of questions ${value} is not one of ${sizes.join(', ')} or all.`,
  );
  const mode = read('mode', readMode, (value) => `The mode ${value} is not practice or timed.`);
  const queryCategory = read(
    'category',
    (value) => findCategory(catalog, value)?.id,
    (value) => `There is no category ${value}.`,
  );
  const category = findCategory(catalog, context.category)?.id ?? queryCategory;
  const restrictions: Record<string, string | undefined> = { category };
  for (const field of ['topic', 'level', 'difficulty'] as const) {
    const isRestricted = Object.values(restrictions).some(Boolean);
    restrictions[field] = read(
      field,
      (value) =>
        poolOf(questions, { ...restrictions, [field]: value }).length > 0 ? value : undefined,
      (value) => `There is no ${field} ${value}${isRestricted ? ' in this selection' : ''}.`,
    );
  }
  const ids = read('ids', readIds, () => 'The list of questions is empty.');
  const known = ids?.filter((id) => questions.some((question) => question.id === id));
  const unknown = ids?.filter((id) => !known?.includes(id)) ?? [];
  if (unknown.length > 0) problems.push(describeUnknownIds(unknown));
  const selection = { ...restrictions, ...(known?.length && { ids: known }) };
  const withoutOptions = read(
    'options',
    (value) => (value === 'none' ? true : undefined),
    (value) => `The options value ${value} is not “none”.`,
  );
  const hasEntries = poolOf(questions, { ...selection, withoutOptions: true }).length > 0;
  if (withoutOptions && !hasEntries)
    problems.push('None of these questions can be answered without options.');
  const bank = query.get('bank');

  return {
    plan: {
      // A list without a seed is the same quiz for everyone.
      seed: seed ?? (known?.length ? 'list' : context.seed),
      size: size ?? catalog.quiz.size,
      // The category, topic, level and difficulty are those of the next quiz if there is a list.
      ...selection,
      ...(withoutOptions && hasEntries && { withoutOptions }),
    },
    mode: mode ?? 'practice',
    sameBank: bank === null ? null : bank === catalog.bankHash,
    problems,
  };
}

/** Returns the query of the link to a quiz. */
export function linkQuery(
  { seed, size, ids, withoutOptions, ...restrictions }: Plan,
  mode: Mode,
  { bankHash }: Pick<Catalog, 'bankHash'>,
): string {
  const parts = [
    ['seed', seed],
    ['ids', ids?.join()],
    // With a list, the size is that of the next quiz.
    ['n', `${size}`],
    ['mode', mode],
    ['bank', bankHash],
    ...filterFields.map((field) => [field, restrictions[field]] as const),
    ['options', withoutOptions && 'none'],
  ] as const;
  const query = parts.flatMap(([name, value]) =>
    // Commas are allowed in a query, and are easier to read than %2C.
    value ? [`${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`] : [],
  );
  return `?${query.join('&')}`;
}

/** Describes what is wrong with a quoted value. */
type Describe = (value: string) => string;

/** Returns a seed in a normal form: devices may write the same accented letter differently. */
function readSeed(value: string): string | undefined {
  const seed = value.normalize('NFC');
  return seed !== '' && [...seed].length <= maxSeedLength ? seed : undefined;
}

function readMode(value: string): Mode | undefined {
  return value === 'practice' || value === 'timed' ? value : undefined;
}

function readIds(value: string): string[] | undefined {
  const ids = value.split(',').map((id) => id.trim());
  const given = [...new Set(ids.filter(Boolean))];
  return given.length > 0 ? given : undefined;
}

const maxShownIds = 3;

function describeUnknownIds(ids: readonly string[]): string {
  const shown = ids.slice(0, maxShownIds).map(quoted);
  if (ids.length > maxShownIds) shown.push(`${ids.length - maxShownIds} more`);
  if (ids.length === 1) return `There is no question ${shown[0]}.`;
  return `These questions do not exist: ${new Intl.ListFormat('en-US').format(shown)}.`;
}
