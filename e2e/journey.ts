/** The test function of the journeys: one world with the samples for all of a worker, and an admin who claimed it. */
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { eventually, openWorld, type World } from './world.ts';

export { expect };

type AdminState = Awaited<ReturnType<BrowserContext['storageState']>>;
type WorkerFixtures = {
  /** Settings of the server besides the defaults; a file that sets them has a world of its own. */
  environment: Record<string, string>;
  world: World;
  adminState: AdminState;
};
type TestFixtures = { admin: Page };

const processingMs = 120_000;

export const adminPerson = {
  email: 'root@larkmeadow.example',
  first: 'Odile',
  last: 'Farthingale',
  password: 'larks over the meadow',
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  environment: [{}, { scope: 'worker', option: true }],
  world: [
    async ({ environment }, use) => {
      // Most journeys are about what a visitor sees; those about the doors turn the waitlist on.
      const world = await openWorld({ WAITLIST_MODE: 'off', ...environment });
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: processingMs },
  ],
  /** Opens the one-time link as the first admin does, and keeps the session. */
  adminState: [
    async ({ browser, world }, use) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(world.setupUrl ?? `${world.url}/welcome`);
      await page.getByLabel('Email').fill(adminPerson.email);
      await page.getByLabel('First Name').fill(adminPerson.first);
      await page.getByLabel('Last Name').fill(adminPerson.last);
      await page.getByLabel('Password', { exact: true }).fill(adminPerson.password);
      await page.getByRole('main').getByRole('button', { name: 'Create the account' }).click();
      await expect(page.getByText('You are the administrator')).toBeVisible();
      const state = await context.storageState();
      await context.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ world }, use) => use(world.url),
  /** A page of the admin. */
  admin: async ({ browser, world, adminState }, use) => {
    const context = await browser.newContext({ storageState: adminState, baseURL: world.url });
    await use(await context.newPage());
    await context.close();
  },
});

const Library = z.object({
  items: z.array(
    z.object({
      uuid: z.string(),
      slug: z.string(),
      kind: z.string(),
      title: z.string(),
      processing_status: z.string(),
      message: z.string().nullable(),
    }),
  ),
});
export type LibraryItem = z.infer<typeof Library>['items'][number];

/** The library as the API lists it; with the waitlist on it is listed to members only, such as the admin. */
export async function readLibrary(url: string, member?: Page): Promise<LibraryItem[]> {
  const address = `${url}/v2/library`;
  const response = await (member ? member.request.get(address) : fetch(address));
  return Library.parse(await response.json()).items;
}

const isDone = ({ processing_status }: LibraryItem): boolean =>
  processing_status === 'ASSERTIONS_COMPLETE' || processing_status === 'FAILED';

/** Waits until at least `least` items are there and none is on its way. */
export function waitForLibrary(url: string, least: number, member?: Page): Promise<LibraryItem[]> {
  return eventually(
    `${least} processed items`,
    async () => {
      const items = await readLibrary(url, member);
      return items.length >= least && items.every(isDone) ? items : null;
    },
    processingMs,
  );
}

/** Waits for one item by its title. */
export function waitForItem(url: string, title: RegExp): Promise<LibraryItem> {
  return eventually(
    `an item called ${title}`,
    async () => (await readLibrary(url)).find((item) => title.test(item.title) && isDone(item)) ?? null,
    processingMs,
  );
}

/** Gives an address on the page for it. */
export async function addAddress(page: Page, address: string): Promise<void> {
  await page.goto('/add');
  await page.getByRole('textbox', { name: 'Address' }).fill(address);
  await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click();
}

/** The path of the page that shows an item. */
export function pathOf({ kind, slug, uuid }: LibraryItem): string {
  const paths: Readonly<Record<string, string>> = {
    episode: `/ep/${slug}`,
    video: `/vid/${slug}`,
    article: `/article/${slug}`,
    document: `/doc/${uuid}`,
    earnings: `/earnings/${uuid}`,
  };
  return paths[kind] ?? `/event/${uuid}`;
}

/** Fails with the rules that are broken, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}
