/**
 * `npm run pictures`: takes the pictures that the README shows, of the product as it is with its samples, as a member and an
 * administrator see it.
 */
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { z } from 'zod';
import { launchBrowser } from '../e2e/browser.ts';
import { becomeMember, callAs, person } from '../e2e/person.ts';
import { adminCookie, prepareSeeds } from '../e2e/seed.ts';
import { openWorld, type World } from '../e2e/world.ts';

type Picture = { name: string; path: string };

const desk = { viewport: { width: 1_440, height: 900 }, colorScheme: 'light' } as const;
const telephone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
const episode = '/ep/what-seven-percent-costs-inside-an-asset-liability-study';
const question = 'How much did Halvern commit to infrastructure?';
const fund = 'halvern-teachers-retirement-system';
const waiting = ['marian.osei@fund.example', 'j.lindqvist@pension.example', 'desk@allocators.example'];

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../docs/images/${name}.png`, import.meta.url));

/** How long a page stays as it is once everything has come, in ms. */
const quietMs = 1_500;

/** Everything that comes by itself has come. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(
    (ms) =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, ms);
        const again = (): void => {
          clearTimeout(timer);
          timer = setTimeout(done, ms);
        };
        new MutationObserver(again).observe(document.body, { childList: true, subtree: true });
      }),
    quietMs,
  );
}

async function take(page: Page, { name, path }: Picture): Promise<void> {
  await page.goto(path);
  await settle(page);
  await page.screenshot({ path: fileOf(name), animations: 'disabled' });
  console.log(`docs/images/${name}.png`);
}

const Events = z.object({ events: z.array(z.object({ uuid: z.string(), media_count: z.number() })) });

/** The meeting of the samples that was recorded. */
async function recordedMeeting(page: Page): Promise<string> {
  const answer = await page.request.get(`/v2/org/${fund}/events?when=recent`);
  const { events } = Events.parse(await answer.json());
  const recorded = events.find(({ media_count: recordings }) => recordings > 0);
  if (recorded === undefined) throw new Error('The samples have no meeting with a recording.');
  return `/event/${recorded.uuid}`;
}

async function takeAll(browser: Browser, world: World): Promise<void> {
  const open = async (options: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext({ ...options, baseURL: world.url, reducedMotion: 'reduce' });
    return context.newPage();
  };
  const [visitor, admin, member, narrow] = [
    await open(desk),
    await open(desk),
    await open(desk),
    await open(telephone),
  ];
  await admin.context().addCookies([{ ...(await adminCookie('samples')), url: world.url }]);
  await take(visitor, { name: 'join', path: '/join' });
  for (const email of waiting) await callAs(visitor, world, '/auth/join_waitlist', { email });
  await take(admin, { name: 'admin-waitlist', path: '/admin/waitlist' });
  await becomeMember(member, world, { admin, someone: person('Ada') });
  await take(member, { name: 'start', path: '/start' });
  await take(member, { name: 'home', path: '/home' });
  await take(member, { name: 'item', path: episode });
  await take(member, { name: 'answer', path: `/home?${new URLSearchParams({ q: question })}` });
  await take(member, { name: 'signals', path: '/signals' });
  await take(member, { name: 'meeting', path: await recordedMeeting(member) });
  await take(narrow, { name: 'item-narrow-dark', path: episode });
}

await prepareSeeds();
const world = await openWorld({ seed: 'samples' });
const browser = await launchBrowser();
try {
  await takeAll(browser, world);
} finally {
  await browser.close();
  await world.close();
}
