import { expectAccessible } from './accessible';
import { screens } from './screens';
import { test } from './test';

for (const { name, show } of screens) {
  test(`accessible: ${name}`, async ({ page }) => {
    await show(page);
    await expectAccessible(page);
  });
}
