import { expect, it } from 'vitest';
import type { Letter } from '../../bank/bundle';
import { items } from '../../test/bundle';
import { draw } from './draw';
import { missed, missedPlan } from './missed';
import { answer, type Session, start, submit } from './session';

/** Returns a submitted quiz: the first `right` answers right, the next wrong, the rest missing. */
function finishedQuiz(size: number, right: number, category?: string) {
  const plan = { seed: 'finished', size, category };
  const questions = draw(items, plan);
  let session: Session = start('practice', questions, 0, 0);
  questions.slice(0, right + 1).forEach((question, index) => {
    const wrong = question.answer === 'A' ? 'B' : 'A';
    session = answer(session, index, index < right ? (question.answer as Letter) : wrong, 1);
  });
  return { plan, session: submit(session, 2), bank: items };
}

it('counts wrong and unanswered questions as missed', () => {
  const { session } = finishedQuiz(5, 3);
  expect(missed(session)).toEqual([false, false, false, true, true]);
});

it('has the missed questions and as many others on the same topics', () => {
  const quiz = finishedQuiz(10, 7);
  const plan = missedPlan(quiz, 25, 'seed');
  const ids = quiz.session.questions.map(({ id }) => id);
  const { ids: chosen = [] } = plan;
  expect(chosen).toHaveLength(6);
  expect(new Set(chosen).size).toBe(6);
  expect(chosen).toEqual(expect.arrayContaining(ids.slice(7)));
  const topics = quiz.session.questions.slice(7).map(({ topic }) => topic);
  for (const id of chosen.filter((one) => !ids.includes(one))) {
    expect(topics).toContain(items.find((item) => item.id === id)?.topic);
  }
  expect(ids.slice(0, 7).some((id) => chosen.includes(id))).toBe(false);
  expect(missedPlan(quiz, 25, 'seed')).toEqual(plan);
  expect(missedPlan(quiz, 25, 'other').ids).not.toEqual(chosen);
});

it('stays within the category of the quiz', () => {
  const plan = missedPlan(finishedQuiz(5, 2, 'network'), 25, 'seed');
  expect(plan.category).toBe('network');
  expect(plan.ids).toHaveLength(6);
  expect(plan.ids?.every((id) => id.startsWith('network'))).toBe(true);
});

it('is not longer than the default quiz', () => {
  expect(missedPlan(finishedQuiz(30, 0), 25, 'seed').ids).toHaveLength(25);
});

it('has no two questions that clash', () => {
  const quiz = finishedQuiz(10, 7);
  const bank = quiz.bank.map((item) => ({ ...item, clashes: [0] }));
  const questions = quiz.session.questions.map((item) => ({ ...item, clashes: [0] }));
  const { ids } = missedPlan(
    { ...quiz, bank, session: { ...quiz.session, questions } },
    25,
    'seed',
  );
  expect(ids?.toSorted()).toEqual(
    questions
      .slice(7)
      .map(({ id }) => id)
      .toSorted(),
  );
});
