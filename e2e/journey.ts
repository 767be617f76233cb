/** The test function of the journeys: a world for a file or a folder of them, begun from a copy of a seed, and its admin. */
import { endStatus } from '@ecco/domain';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { eventually } from './eventually.ts';
import { beginningOf, poolOf } from './pools.ts';
import { adminCookie, type Seed } from './seed.ts';
import type { Environment } from './server-process.ts';
import { openWorld, type World, type WorldOptions } from './world.ts';

export { expect };

type AdminState = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>;
/** The world of a name, which is that of the file or the folder that a worker is at. */
type Worlds = { of: (name: string, options: WorldOptions) => Promise<World> };
type WorkerFixtures = { worlds: Worlds };
type TestFixtures = {
  /** Settings of the server besides the defaults. */
  environment: Environment;
  /** What is there before the start. */
  seed: Seed;
  world: World;
  /** The browser state of the admin of a seed. */
  adminState: AdminState;
  /** A page of the admin. */
  admin: Page;
};

const processingMs = 120_000;

/**
 * Most journeys are about what a visitor sees; those about accounts turn the waitlist on. No digests are spoken
 * beside the journeys; one lies in the seed.
 */
const calm = (seed: Seed): Environment => ({
  WAITLIST_MODE: 'off',
  DIGEST: 'off',
  SAMPLES: seed === 'empty' ? 'off' : 'on',
});

/**
 * A journey sees what those before it in its world did. Folders are run one after the other, so that the world of the one
 * before is over.
 */
function openWorlds(): Worlds & { close: () => Promise<void> } {
  let open: { name: string; world: World } | null = null;
  const close = async (): Promise<void> => {
    const last = open;
    open = null;
    await last?.world.close();
  };
  return {
    of: async (name, options) => {
      if (open?.name !== name) await close();
      open ??= { name, world: await openWorld(options) };
      return open.world;
    },
    close,
  };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  environment: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use, { file }) => use(beginningOf(file).environment),
    { option: true },
  ],
  seed: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use, { file }) => use(beginningOf(file).seed),
    { option: true },
  ],
  worlds: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const worlds = openWorlds();
      await use(worlds);
      await worlds.close();
    },
    { scope: 'worker', timeout: processingMs },
  ],
  world: [
    async ({ worlds, environment, seed }, use, { file }) => {
      const options = { environment: { ...calm(seed), ...environment }, seed };
      await use(await worlds.of(poolOf(file) ?? file, options));
    },
    { scope: 'test', timeout: processingMs },
  ],
  adminState: async ({ world, seed }, use) => {
    const { hostname: domain } = new URL(world.url);
    const session = { expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const };
    await use({ cookies: [{ ...(await adminCookie(seed)), domain, path: '/', ...session }], origins: [] });
  },
  baseURL: async ({ world }, use) => use(world.url),
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
export async function readLibrary(url: string, member?: Page, query = ''): Promise<LibraryItem[]> {
  const address = `${url}/v2/library${query}`;
  const response = await (member ? member.request.get(address) : fetch(address));
  return Library.parse(await response.json()).items;
}

const isDone = ({ processing_status }: LibraryItem): boolean =>
  processing_status === endStatus || processing_status === 'FAILED';

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

/** Waits for one item by its title; `admin` is told of what could not be read too. */
export function waitForItem(url: string, title: RegExp, admin?: Page): Promise<LibraryItem> {
  return eventually(
    `an item called ${title}`,
    async () => {
      const failed = admin ? await readLibrary(url, admin, '?failed=true') : [];
      const items = [...(await readLibrary(url, admin)), ...failed];
      return items.find((item) => title.test(item.title) && isDone(item)) ?? null;
    },
    processingMs,
  );
}

/** Gives an address on the page for it. */
export async function addAddress(page: Page, address: string): Promise<void> {
  await page.goto('/add');
  await page.getByRole('textbox', { name: 'Link' }).fill(address);
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
