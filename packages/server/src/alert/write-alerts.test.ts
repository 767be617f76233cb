import { createOrganization, createProcessedItem, createUser } from '@ecco/factories/rows';
import type { Store } from '@ecco/store';
import { openMemoryStore } from '@ecco/store/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { createMailer } from '../mailer/mailer.ts';
import { createLineSearch } from '../search/search.usecases.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';
import { type AlertTools, writeAlerts } from './write-alerts.ts';

const dayMs = 86_400_000;
let store: Store;
let now: number;
let tools: AlertTools;
beforeEach(async () => {
  now = Date.parse('2026-11-23T10:00:00Z');
  store = await openMemoryStore({ clock: () => new Date(now) });
  const logger = createLogger('error', { write: () => undefined });
  tools = {
    ...{ store, logger, now: () => now, siteUrl: () => 'https://ecco.example', productName: 'Ecco' },
    mailer: createMailer({ store, logger, hasServer: false }),
    searchLines: createLineSearch(store),
    unsubscribeTokens: createUnsubscribeTokens('a secret of the tests'),
  };
});
afterEach(() => store.close());

const write = () => writeAlerts(tools, new AbortController().signal);
const mails = async () => (await store.mails.page({ page: 1, perPage: 100 })).rows;

const reader = (name = 'ada') => createUser(store, { email: `${name}@fund.example`, emailVerified: true });
async function follow(userId: string, organizationId: string, part: object = {}) {
  const watched = { kind: 'organization', id: organizationId } as const;
  const choice = { rhythm: 'daily', byMail: true, inProduct: true } as const;
  now += 1_000;
  const subscription = await store.subscriptions.put({ userId, watched, ...choice, ...part });
  const { rhythm } = subscription;
  if (rhythm !== 'never')
    await store.subscriptions.giveTurn({ userId, rhythm, nextAt: new Date(now + dayMs) }, { moved: false });
  return subscription;
}
async function arrive(organizationId: string, title: string) {
  now += 60_000;
  const { id } = await createProcessedItem(store, { title, lines: 3 });
  const target = { kind: 'item' as const, id };
  await store.graph.connect({ organizationId, edge: 'PRODUCES_MEDIA', target, provenance: 'hand' });
  await store.links.relateItem(id);
}

it('writes one digest of all that is new, once, and the next of what came after it', async () => {
  const ada = await reader();
  const [carrow, halvern] = [
    await createOrganization(store, { name: 'Carrow' }),
    await createOrganization(store, { name: 'Halvern' }),
  ];
  await follow(ada.id, carrow.id);
  await follow(ada.id, halvern.id);
  await arrive(carrow.id, 'Board of May');
  await arrive(halvern.id, 'Minutes of May');
  expect(await write()).toEqual({ told: 0 });
  now += dayMs;
  expect(await write()).toEqual({ told: 1 });
  expect(await write()).toEqual({ told: 0 });
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: ada.email, subject: '2 updates on Carrow and Halvern', status: 'kept' });
  expect(mail?.text).toContain('* Board of May\n  New from Carrow\n');
  expect(mail?.text).toContain('https://ecco.example/');
  await arrive(carrow.id, 'Board of June');
  now += dayMs;
  await write();
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Carrow: Board of June',
    '2 updates on Carrow and Halvern',
  ]);
});

it('says nothing where nothing is new', async () => {
  const ada = await reader();
  await follow(ada.id, (await createOrganization(store, { name: 'Carrow' })).id);
  now += dayMs;
  expect(await write()).toEqual({ told: 0 });
  expect(await mails()).toEqual([]);
  expect(await store.alerts.countUnread(ada.id)).toBe(0);
});

it('has written nothing when it ends in the middle, and tells all of it the next time', async () => {
  const ada = await reader();
  const carrow = await createOrganization(store, { name: 'Carrow' });
  await follow(ada.id, carrow.id);
  await arrive(carrow.id, 'Board of May');
  now += dayMs;
  const { mailer } = tools;
  const dying = { enqueueOnce: () => Promise.reject(new Error('killed')) };
  expect(await writeAlerts({ ...tools, mailer: dying }, new AbortController().signal)).toEqual({ told: 0 });
  expect([await mails(), await store.alerts.countUnread(ada.id)]).toEqual([[], 0]);
  now += 3_600_000;
  expect(await writeAlerts({ ...tools, mailer }, new AbortController().signal)).toEqual({ told: 1 });
  expect(await mails()).toHaveLength(1);
});

it('is written once by two processes at the same time', async () => {
  const ada = await reader();
  const carrow = await createOrganization(store, { name: 'Carrow' });
  await follow(ada.id, carrow.id);
  await arrive(carrow.id, 'Board of May');
  now += dayMs;
  await Promise.all([write(), write(), write()]);
  expect(await mails()).toHaveLength(1);
  expect(await store.alerts.countUnread(ada.id)).toBe(1);
});

it('mails no address that was refused, and shows all in the product instead', async () => {
  const ada = await reader();
  const carrow = await createOrganization(store, { name: 'Carrow' });
  await follow(ada.id, carrow.id, { inProduct: false });
  await store.mails.noteRefusal(ada.email, 'The mail server refused the address of the recipient (550).');
  await arrive(carrow.id, 'Board of May');
  now += dayMs;
  await write();
  expect(await mails()).toEqual([]);
  expect(await store.alerts.countUnread(ada.id)).toBe(1);
});

it('sends no second digest on a day that its reader lives through twice, and loses nothing by it', async () => {
  const ada = await reader();
  const carrow = await createOrganization(store, { name: 'Carrow' });
  await follow(ada.id, carrow.id);
  await arrive(carrow.id, 'Board of May');
  now += dayMs;
  await write();
  await arrive(carrow.id, 'Board of June');
  const turn = { userId: ada.id, rhythm: 'daily', nextAt: new Date(now) } as const;
  now += 60_000;
  await store.subscriptions.giveTurn(turn, { moved: true });
  await write();
  expect(await mails()).toHaveLength(1);
  now += dayMs;
  await write();
  expect((await mails())[0]?.subject).toBe('Carrow: Board of June');
});

it('tells nobody whose account is turned off, and goes on after one who cannot be told', async () => {
  const [ada, bea] = [await reader('ada'), await reader('bea')];
  const carrow = await createOrganization(store, { name: 'Carrow' });
  await follow(ada.id, carrow.id);
  await follow(bea.id, carrow.id);
  await store.users.update(ada.id, { disabledAt: new Date(now) });
  await arrive(carrow.id, 'Board of May');
  now += dayMs;
  expect(await write()).toEqual({ told: 1 });
  expect((await mails()).map(({ to }) => to)).toEqual([bea.email]);
});

it('tells what a saved search finds of what arrived', async () => {
  const ada = await reader();
  const search = {
    ownerId: ada.id,
    name: 'Reserves',
    query: 'zirconium reserve',
    tab: 'transcripts',
  } as const;
  const saved = await store.savedSearches.add(search);
  const watched = { kind: 'saved_search', id: saved?.id ?? '' } as const;
  const choice = { rhythm: 'weekly', byMail: true, inProduct: true } as const;
  await store.subscriptions.put({ userId: ada.id, watched, ...choice });
  const nextAt = new Date(now + dayMs);
  await store.subscriptions.giveTurn({ userId: ada.id, rhythm: 'weekly', nextAt }, { moved: false });
  now += 60_000;
  for (const [title, lines] of [
    ['Found', 12],
    ['Of something else', 5],
  ] as const) {
    const { id } = await createProcessedItem(store, { title, lines });
    await store.links.putFound(id, { organizations: [], people: [] });
  }
  now += dayMs;
  await write();
  expect((await mails())[0]).toMatchObject({ subject: 'Reserves: Found' });
  expect((await mails())[0]?.text).toContain('Found by your search “Reserves”');
});
