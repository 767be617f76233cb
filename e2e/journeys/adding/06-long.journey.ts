import type { Page } from '@playwright/test';
import { addAddress, expect, pathOf, test, waitForItem } from '../../journey.ts';
import type { World } from '../../world.ts';

/** The episode of ten thousand lines, added by whoever is first. */
async function openMarathon(admin: Page, world: World): Promise<string> {
  await addAddress(admin, `${world.site.url}marathon.xml`);
  const item = await waitForItem(world.url, /ten thousand lines/i);
  expect(item.processing_status, item.message ?? '').toBe('ASSERTIONS_COMPLETE');
  await admin.goto(pathOf(item));
  await linesOf(admin).getByRole('button', { name: 'Show All (10,000)' }).click();
  return pathOf(item);
}

const linesOf = (page: Page) => page.getByRole('region', { name: 'Transcript' });
const matchedLine = (page: Page) => page.locator('[data-found]');

test('a transcript of ten thousand lines is scrolled to its end, searched and jumped in', async ({
  admin,
  world,
}) => {
  await openMarathon(admin, world);
  const lines = linesOf(admin);
  await expect
    .poll(
      async () => {
        await admin.keyboard.press('End');
        return lines.getByText('marathon meeting is adjourned').isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  expect(await lines.locator('[data-line]').count()).toBeLessThan(100);

  const box = admin.getByRole('combobox', { name: 'Search inside this item' });
  await box.fill('quicksilver covenant');
  await box.press('Enter');
  await admin
    .locator('#search')
    .getByRole('button', { name: /quicksilver covenant/ })
    .first()
    .click();
  await expect(matchedLine(admin)).toContainText('quicksilver covenant');
  await expect(matchedLine(admin)).toBeInViewport();
});

test('ten thousand lines are read with the keyboard while they play', async ({ admin, world }) => {
  const path = await openMarathon(admin, world);
  const lines = linesOf(admin);
  await lines.locator('[data-line="0"]').focus();
  for (let step = 0; step < 12; step += 1) await admin.keyboard.press('ArrowDown');
  await expect(lines.locator('[data-line="12"]')).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(lines.locator('[data-active]')).toHaveAttribute('data-line', /^1[2-4]$/);

  await admin.mouse.wheel(0, 400_000);
  await expect(lines.locator('[data-line]').first()).toBeVisible();
  expect(await lines.locator('[data-line]').count()).toBeLessThan(100);
  const paused = () => admin.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused);
  expect(await paused()).toBe(false);

  await admin.goto(`${path}?content_id=9876`);
  await expect(matchedLine(admin)).toHaveAttribute('data-line', '9876');
  await expect(matchedLine(admin)).toBeInViewport();
});
