/** Pages whose parts come one after the other keep still: what may be there or not is known before what stands below it. */
import { expect, test, waitForLibrary } from '../../journey.ts';
import { movedBy } from '../../moved.ts';

const question = 'How much did Halvern commit to infrastructure?';
const pages = [
  { path: '/org/halvern-teachers-retirement-system', part: 'Meetings' },
  { path: '/people/renata-oyelaran-voss', part: 'Speaks in' },
  { path: '/alerts', part: 'Delivery' },
  { path: `/home?${new URLSearchParams({ q: question })}`, part: `Answer to “${question}”` },
];
/** Of the window, as browsers measure it: the line below an answer comes down with it on a telephone. */
const mostMoved = { 1440: 0.02, 390: 0.025 } as const;

for (const viewport of [
  { width: 1_440, height: 900 },
  { width: 390, height: 844 },
] as const)
  test(`pages of what is followed keep still at ${viewport.width}`, async ({ admin: page, world }) => {
    await waitForLibrary(world.url, 9);
    await page.setViewportSize(viewport);
    for (const { path, part } of pages)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('region', { name: part })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(await movedBy(page)).toBeLessThan(mostMoved[viewport.width]);
      });
  });
