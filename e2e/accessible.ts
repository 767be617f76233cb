/** What axe finds on a page, by the rules of WCAG 2.2 at the levels A and AA. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What can come out differently in another theme. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with the rules that are broken, and where. `colorScheme`: a page that is looked at in both themes is asked
 * everything in the light one, and in the dark one about its colors.
 */
export async function expectAccessible(page: Page, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  const runOnly =
    colorScheme === 'light'
      ? { type: 'tag' as const, values: levels }
      : { type: 'rule' as const, values: rulesOfColor };
  // Without its legacy mode axe opens another page for every analysis, for frames of other sites; ours have none.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}
