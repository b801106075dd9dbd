import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { externalLinkName } from '../test/external-link';
import { ExternalLink } from './external-link';

it('says that it leaves the site, and gives the other site no access to this one', () => {
  render(<ExternalLink href="https://www.epa.gov/">EPA</ExternalLink>);
  const link = screen.getByRole('link', { name: externalLinkName('EPA') });
  expect(link).toHaveAttribute('href', 'https://www.epa.gov/');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
