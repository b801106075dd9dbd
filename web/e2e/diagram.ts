import { expect, type Page } from './test';

/** Opens the page of a diagram. */
export async function openDiagram(page: Page, kind: string) {
  await page.goto(`/docs/diagrams/${kind}`);
  await expect(page.getByRole('figure')).toBeVisible();
}
