import { expectAccessibleInBothThemes } from '../../accessible.ts';
import { expect, test } from '../../journey.ts';

for (const width of [1440, 390]) {
  test(`the drawer of the gallery is accessible in both themes, ${width} pixels wide`, async ({
    browser,
    world,
    adminState,
  }) => {
    const context = await browser.newContext({
      storageState: adminState,
      baseURL: world.url,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('/developers/gallery');
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
    await page.getByRole('button', { name: 'Open the drawer' }).click();
    await expect(page.getByText('meets on the second Tuesday')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await context.close();
  });
}
