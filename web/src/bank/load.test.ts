import { afterEach, expect, it, vi } from 'vitest';
import { catalog, feedback, items, topics, versioned } from '../test/bundle';
import { loadFeedback, loadQuestions, loadTopics } from './load';

vi.mock('../generated/catalog.json', async () => ({
  default: (await import('../test/bundle')).catalog,
}));
const { file } = vi.hoisted(() => ({ file: { default: undefined as unknown } }));
vi.mock('../generated/questions.json', () => file);
vi.mock('../generated/explanations.json', () => file);
vi.mock('../generated/topics.json', () => file);

afterEach(() => {
  file.default = undefined;
});

const parts = [
  { name: 'questions', load: loadQuestions, data: items },
  { name: 'explanations', load: loadFeedback, data: feedback },
  { name: 'topics', load: loadTopics, data: topics },
];

it.each(parts)('loads $name of this page’s version', async ({ load, data }) => {
  file.default = versioned(data);
  expect(await load()).toBe(data);
});

it.each(parts)('rejects $name of another version', async ({ load, data }) => {
  file.default = versioned(data, `${catalog.version}x`);
  await expect(load()).rejects.toThrow('the site has been updated');
});
