import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Submits the quiz, and confirms it if a dialog asks, whose code may have to load first. */
export async function submitQuiz(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  const next = await screen.findByText(/^(Submit|Quiz Completed!)$/, { selector: 'button, h2' });
  if (next.matches('button')) await user.click(next);
}
