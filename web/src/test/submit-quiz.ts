import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Submits the quiz, and confirms it if a dialog asks. */
export async function submitQuiz(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  const confirm = screen.queryByRole('button', { name: 'Submit' });
  if (confirm) await user.click(confirm);
}
