import { createUser } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from './store.ts';
import { describeEachDatabase } from './testing/each-database.ts';
import { openMemoryStore } from './testing/memory-store.ts';

const dayMs = 86_400_000;
const firstPage = { page: 1, perPage: 100 };
const approver = 'admin@fund.example';

const newKey = (userId: string, keyHash: string) => ({ userId, name: 'Script', keyHash, hint: 'abcd' });

describeEachDatabase('the waitlist', (opened) => {
  it('keeps an address once and in its place, however often it joins', async () => {
    const { waitlist } = opened.store;
    await waitlist.join('again@fund.example');
    const first = await waitlist.find('again@fund.example');
    await Promise.all(Array.from({ length: 4 }, () => waitlist.join('again@fund.example')));
    expect(await waitlist.find('again@fund.example')).toEqual(first);
    expect(first).toMatchObject({ approvedAt: null, approvedBy: null });
    expect(await waitlist.find('nobody@fund.example')).toBeNull();
  });

  it('tells one of many that an address is newly approved, also one that never joined', async () => {
    const { waitlist } = opened.store;
    const emails = ['one@bulk.example', 'two@bulk.example', 'never@bulk.example'];
    await waitlist.join('one@bulk.example');
    await waitlist.join('two@bulk.example');
    const approvals = await Promise.all([
      waitlist.approve(emails, approver),
      waitlist.approve(emails.toReversed(), approver),
      waitlist.approve([...emails, ...emails], approver),
    ]);
    expect(approvals.flat().toSorted()).toEqual(emails.toSorted());
    expect(await waitlist.approve(emails, 'other@fund.example')).toEqual([]);
    expect((await waitlist.find('never@bulk.example'))?.approvedBy).toBe(approver);
    expect(await waitlist.approve([], approver)).toEqual([]);
  });

  it('lists who waits and who was let in, newest first, and who has an account since', async () => {
    const { waitlist } = opened.store;
    await createUser(opened.store, { email: 'in@list.example' });
    for (const email of ['in@list.example', 'b@list.example', 'c@list.example']) await waitlist.join(email);
    await waitlist.approve(['in@list.example'], approver);
    const ofList = (rows: { email: string }[]) =>
      rows.map(({ email }) => email).filter((email) => email.endsWith('@list.example'));
    const all = await waitlist.page({ ...firstPage, show: 'all' });
    const waiting = await waitlist.page({ ...firstPage, show: 'waiting' });
    const approved = await waitlist.page({ ...firstPage, show: 'approved' });
    expect(ofList(waiting.rows)).toEqual(expect.arrayContaining(['b@list.example', 'c@list.example']));
    expect(ofList(approved.rows)).toEqual(['in@list.example']);
    expect(approved.rows.find(({ email }) => email === 'in@list.example')?.registered).toBe(true);
    expect(waiting.rows.some(({ registered }) => registered)).toBe(false);
    expect(all.total).toBe(waiting.total + approved.total);
    expect(all.rows.map(({ joinedAt }) => joinedAt.getTime())).toEqual(
      all.rows.map(({ joinedAt }) => joinedAt.getTime()).toSorted((one, other) => other - one),
    );
    const second = await waitlist.page({ page: 2, perPage: 1, show: 'all' });
    expect([second.rows, second.total]).toEqual([[all.rows[1]], all.total]);
  });

  it('removes what is on it and says how much that was', async () => {
    const { waitlist } = opened.store;
    await waitlist.join('gone@fund.example');
    expect(await waitlist.remove(['gone@fund.example', 'never@was.example'])).toBe(1);
    expect(await waitlist.remove(['gone@fund.example'])).toBe(0);
    expect(await waitlist.remove([])).toBe(0);
  });
});

describeEachDatabase('the outbox', (opened) => {
  const insert = (to: string, status: 'kept' | 'queued') =>
    opened.store.mails.insert({ to, subject: 'Hello', text: 'A link', status });

  it('drops the text of what was sent and keeps that of what failed, with the reason', async () => {
    const { mails } = opened.store;
    const [sent, failed] = [
      await insert('a@post.example', 'queued'),
      await insert('b@post.example', 'queued'),
    ];
    const queued = (await mails.queued()).map(({ id }) => id);
    expect(queued.toSorted()).toEqual([sent.id, failed.id].toSorted());
    expect(await mails.noteProblem(sent.id, 'It did not answer.')).toBe(true);
    expect(await mails.markSent(sent.id)).toBe(true);
    expect(await mails.markFailed(failed.id, 'The address was refused.')).toBe(true);
    const settled = { status: 'sent', text: null, problem: null, sentAt: expect.any(Date) };
    expect(await mails.findById(sent.id)).toMatchObject(settled);
    const reason = { status: 'failed', text: 'A link', problem: 'The address was refused.', sentAt: null };
    expect(await mails.findById(failed.id)).toMatchObject(reason);
    expect(await mails.markFailed(sent.id, 'late')).toBe(false);
    expect(await mails.findById(sent.id)).toMatchObject(settled);
    expect(await mails.queued()).toEqual([]);
  });

  it('shows mails newest first, in pages', async () => {
    const { mails } = opened.store;
    for (const to of ['1@page.example', '2@page.example', '3@page.example']) await insert(to, 'kept');
    const { rows, total } = await mails.page({ page: 1, perPage: 2 });
    const times = rows.map(({ createdAt }) => createdAt.getTime());
    expect([rows.length, total]).toEqual([2, 5]);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect((await mails.page({ page: 3, perPage: 2 })).rows).toHaveLength(1);
  });

  it('takes mails of a key back, unless they went or may have', async () => {
    const { mails } = opened.store;
    const once = (key: string) =>
      mails.insertOnce({ to: 'a@key.example', subject: 'Hello', text: 'A link', status: 'queued', key });
    const [waiting, handed, sent] = [await once('waiting'), await once('handed'), await once('sent')];
    await mails.markHanded(handed?.id ?? '');
    await mails.markSent(sent?.id ?? '');
    await mails.withdraw(['waiting', 'handed', 'sent', 'unknown']);
    const left = [waiting, handed, sent].map((mail) => mails.findById(mail?.id ?? ''));
    expect((await Promise.all(left)).map((mail) => mail?.key ?? null)).toEqual([null, 'handed', 'sent']);
    expect(await once('waiting')).not.toBeNull();
    expect(await once('sent')).toBeNull();
  });
});

describeEachDatabase('API keys', (opened) => {
  it('are found by their hash, with their user, while that user is not turned off', async () => {
    const { store } = opened;
    const user = await createUser(store, { email: 'keys@fund.example', role: 'admin' });
    const key = await store.transaction((tx) => tx.apiKeys.insert(newKey(user.id, 'hash'), 3));
    expect(await store.apiKeys.find('hash')).toMatchObject({ key: { id: key?.id }, user: { role: 'admin' } });
    expect(await store.apiKeys.find('other')).toBeNull();
    await store.users.update(user.id, { disabledAt: new Date() });
    expect(await store.apiKeys.find('hash')).toBeNull();
  });

  it('are as many as allowed, however many are made at once, and removed by their owner only', async () => {
    const { store } = opened;
    const [user, other] = [
      await createUser(store, { email: 'many@fund.example' }),
      await createUser(store, { email: 'other@fund.example' }),
    ];
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        store.transaction((tx) => tx.apiKeys.insert(newKey(user.id, `many-${index}`), 3)),
      ),
    );
    expect(made.filter(Boolean)).toHaveLength(3);
    const [first] = await store.apiKeys.listOf(user.id);
    expect(await store.apiKeys.removeOf(other.id, first?.id ?? '')).toBe(false);
    expect(await store.apiKeys.removeOf(user.id, first?.id ?? '')).toBe(true);
    expect(await store.apiKeys.listOf(user.id)).toHaveLength(2);
    expect(await store.apiKeys.listOf(other.id)).toEqual([]);
  });
});

describeEachDatabase('people', (opened) => {
  it('are found by a part of name or address, taken literally', async () => {
    const { store } = opened;
    await createUser(store, { email: 'zoe_1@people.example', firstName: 'Zoé', lastName: 'Under_score' });
    await createUser(store, { email: 'zoex1@people.example', firstName: 'Max', lastName: '100%' });
    const match = async (words: string) =>
      (await store.users.page({ ...firstPage, words })).rows.map(({ email }) => email);
    expect(await match('ZOÉ')).toEqual(['zoe_1@people.example']);
    expect(await match('zoe_')).toEqual(['zoe_1@people.example']);
    expect(await match('0%')).toEqual(['zoex1@people.example']);
    expect(await match('\\')).toEqual([]);
    expect((await match('people.example')).toSorted()).toEqual([
      'zoe_1@people.example',
      'zoex1@people.example',
    ]);
    expect(await store.users.page({ page: 2, perPage: 1, words: 'people.example' })).toMatchObject({
      rows: [expect.anything()],
      total: 2,
    });
    const emails = ['zoe_1@people.example', 'nobody@people.example'];
    expect([...(await store.users.registered(emails))]).toEqual(['zoe_1@people.example']);
  });

  it('who can act as admin are held, so that two cannot take the role from each other', async () => {
    const { store } = opened;
    const acting = { role: 'admin', emailVerified: true } as const;
    const one = await createUser(store, { email: '1@admins.example', ...acting });
    const two = await createUser(store, { email: '2@admins.example', ...acting });
    await createUser(store, { email: '3@admins.example', role: 'admin' });
    const demote = (id: string) =>
      store.transaction(async (tx) => {
        const admins = await tx.users.holdAdmins();
        if (admins.length === 1) return false;
        await tx.users.update(id, { role: 'member' });
        return true;
      });
    expect((await Promise.all([demote(one.id), demote(two.id)])).toSorted()).toEqual([false, true]);
    expect(await store.users.hasAdmin()).toBe(true);
  });
});

describe('with time', () => {
  let now = new Date('2030-01-01T00:00:00Z');
  let store: Store;
  beforeAll(async () => {
    store = await openMemoryStore({ clock: () => now });
  });
  afterAll(() => store.close());
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  it('the text of a mail that no server took goes after thirty days', async () => {
    const letter = { to: 'a@post.example', subject: 'Hello', text: 'A link' };
    const old = await store.mails.insert({ ...letter, status: 'kept' });
    const waiting = await store.mails.insert({ ...letter, status: 'queued' });
    pass(2 * dayMs);
    const young = await store.mails.insert({ ...letter, status: 'kept' });
    pass(28.5 * dayMs);
    await store.maintain();
    const texts = [old, waiting, young].map(async ({ id }) => (await store.mails.findById(id))?.text);
    expect(await Promise.all(texts)).toEqual([null, 'A link', 'A link']);
  });

  it('the last use of a key is noted at most once in five minutes', async () => {
    const user = await createUser(store, { email: 'clock@fund.example' });
    await store.transaction((tx) => tx.apiKeys.insert(newKey(user.id, 'clocked'), 1));
    const use = async () => {
      const match = await store.apiKeys.find('clocked');
      if (match) await store.apiKeys.used(match.key);
      return (await store.apiKeys.find('clocked'))?.key.lastUsedAt;
    };
    const first = await use();
    expect(first).toEqual(now);
    pass(4 * 60_000);
    expect(await use()).toEqual(first);
    pass(2 * 60_000);
    expect(await use()).toEqual(now);
  });
});
