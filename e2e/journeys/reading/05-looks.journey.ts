import { expect, test } from '../../journey.ts';

test('the dark theme is chosen by hand and kept', async ({ page }) => {
  await page.goto('/home');
  const color = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await color();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect.poll(color).not.toBe(light);
  const dark = await color();
  await page.reload();
  await expect.poll(color).toBe(dark);
});
