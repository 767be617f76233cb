import { expect, test } from '../journey.ts';

test.use({ sharesWorld: true });

test('the dark theme is chosen by hand and kept', async ({ page }) => {
  await page.goto('/home');
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await colour();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect.poll(colour).not.toBe(light);
  const dark = await colour();
  await page.reload();
  await expect.poll(colour).toBe(dark);
});
