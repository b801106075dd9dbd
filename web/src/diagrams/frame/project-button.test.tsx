import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ProjectButton } from './project-button';

afterEach(() => vi.restoreAllMocks());

it('saves the project, and offers to try again if its code could not be loaded', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = vi.fn((file: Blob) => {
    files.push(file);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const write = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('[TITLE]\n');
  render(<ProjectButton name="weir" write={write} />);

  await userEvent.click(screen.getByRole('button', { name: /^Download/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The code that writes the project could not be loaded.',
  );
  expect(files).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await files[0]?.text()).toBe('[TITLE]\n');
  expect(names).toEqual(['weir.inp']);
});
