/** What axe finds on a page, by the rules of WCAG 2.2 at the levels A and AA. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

// What the package says to be its source has all comments and names, and is twice as long.
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What a page as a whole owes besides the levels: parts that can be told apart, and headings that make an outline. */
const rulesOfPages = [
  ...['landmark-unique', 'landmark-one-main', 'landmark-no-duplicate-banner'],
  ...['landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main', 'landmark-main-is-top-level'],
  ...['landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level', 'region'],
  ...['heading-order', 'page-has-heading-one', 'empty-heading', 'tabindex', 'skip-link'],
];
/** What can come out differently in another theme. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** Which piece of the page, and what is wrong with it. */
const faultText = ({ html, any }: axe.NodeResult): string =>
  `${html.slice(0, 160)} (${any.map(({ message }) => message).join(' ')})`;

/** More than half a megabyte to be read: put into a document once, however often it is looked at. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate<boolean>("typeof axe === 'object'"))) await frame.evaluate(source);
}

/** Waits for what fades or moves: half shown it has colors that nobody is meant to read. What never ends is not waited for. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    const onTheirWay = (): Animation[] =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    do {
      await Promise.allSettled(onTheirWay().map(({ finished }) => finished));
      // What has just changed begins to move with the next frame that is drawn.
      await frame();
      await frame();
    } while (onTheirWay().length > 0);
  });
}

async function violationsOn(page: Page, options: axe.RunOptions): Promise<axe.Result[]> {
  await atRest(page);
  await bringAxe(page.mainFrame());
  // One that is on its way out has nothing to look at.
  const within = page.frames().filter((frame) => frame !== page.mainFrame());
  await Promise.allSettled(within.map(bringAxe));
  return page.evaluate<axe.Result[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
}

/**
 * Whether a target is still too small where it stands in the middle of the window: a bar that stays in place covers a
 * piece of whatever is scrolled beneath it, and a reader scrolls on.
 */
async function staysTooSmall(page: Page, { target }: axe.NodeResult): Promise<boolean> {
  const [selector, ...within] = target;
  if (typeof selector !== 'string' || within.length > 0) return true;
  return page.evaluate<boolean>(`(async () => {
    const target = document.querySelector(${JSON.stringify(selector)});
    const top = scrollY;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { violations } = await axe.run(target, { runOnly: { type: 'rule', values: ['target-size'] } });
    scrollTo({ top, behavior: 'instant' });
    return violations.length > 0;
  })()`);
}

/** The violations without the targets that are too small only where the page happens to be scrolled to. */
async function anywhereOnPage(page: Page, violations: axe.Result[]): Promise<axe.Result[]> {
  const standing: axe.Result[] = [];
  for (const violation of violations) {
    if (violation.id !== 'target-size') standing.push(violation);
    else {
      const nodes: axe.NodeResult[] = [];
      for (const node of violation.nodes) if (await staysTooSmall(page, node)) nodes.push(node);
      if (nodes.length > 0) standing.push({ ...violation, nodes });
    }
  }
  return standing;
}

/** `colors`: what can differ between themes. `page`: all of the levels, and what is owed by a page and not by a piece of it. */
type Rules = 'all' | 'colors' | 'page';

/** The rules that are broken, each with where. */
export async function faultsOn(page: Page, rules: Rules): Promise<string[]> {
  const runOnly =
    rules === 'colors'
      ? { type: 'rule' as const, values: rulesOfColor }
      : { type: 'tag' as const, values: levels };
  const enabled = rules === 'page';
  const violations = await violationsOn(page, {
    runOnly,
    ...(rules === 'colors'
      ? {}
      : { rules: Object.fromEntries(rulesOfPages.map((rule) => [rule, { enabled }])) }),
    resultTypes: ['violations'],
  });
  return (await anywhereOnPage(page, violations)).map(
    ({ id, nodes }) => `${id}: ${nodes.map(faultText).join(' | ')}`,
  );
}

/** Fails with the rules that are broken, and where. */
export async function expectAccessible(page: Page, rules: Rules = 'all'): Promise<void> {
  expect(await faultsOn(page, rules)).toEqual([]);
}

export async function changeTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** The page as it stands, in the light theme and in the dark one, to which it changes as the system of a reader does. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await changeTheme(page, 'dark');
  await expectAccessible(page, 'colors');
  await changeTheme(page, 'light');
}
