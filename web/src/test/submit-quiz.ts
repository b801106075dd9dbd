import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Submits the quiz, and says so once more where unanswered questions are asked about. */
export async function submitQuiz(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  const anyway = screen.queryByRole('button', { name: 'Submit' });
  if (anyway) await user.click(anyway);
}
