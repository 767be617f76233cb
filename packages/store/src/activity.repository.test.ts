import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { NewEvent } from './events/event.repository.ts';
import { describeEachDatabase } from './testing/each-database.ts';

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const event = (changes: Partial<NewEvent> = {}): NewEvent => ({
  id: randomUUID(),
  name: 'play',
  slug: 'the-funding-ratio',
  details: { idx: 3, src: 'FE', first: true, none: null },
  userId: null,
  at: new Date(),
  ...changes,
});
const page = { page: 1, perPage: 2 };

describeEachDatabase('what people did and said', (opened) => {
  it('stores an event once, however often its batch is sent', async () => {
    const { events } = opened.store;
    const [twice, once] = [event({ name: 'sent' }), event({ name: 'sent' })];
    expect(await events.add([twice, twice, once])).toBe(2);
    const answers = await Promise.all([events.add([twice, once]), events.add([once, twice])]);
    expect(answers).toEqual([0, 0]);
    expect(await events.add([])).toBe(0);
    const { rows, total } = await events.page({ ...page, name: 'sent' });
    expect([total, rows[0]?.details, rows[0]?.by]).toEqual([2, twice.details, null]);
  });

  it('lists events newest first, in pages, all or of one name', async () => {
    const { events } = opened.store;
    const ids = [3, 1, 2].map((days) => event({ name: 'ordered', at: daysAgo(days) }));
    await events.add([...ids, event({ name: 'another' })]);
    const first = await events.page({ ...page, name: 'ordered' });
    const second = await events.page({ name: 'ordered', page: 2, perPage: 2 });
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(
      [ids[1], ids[2], ids[0]].map((one) => one?.id),
    );
    expect((await events.page(page)).total).toBeGreaterThan(first.total);
  });

  it('forgets events of more than 400 days ago', async () => {
    const { events } = opened.store;
    await events.add([399, 401].map((days) => event({ name: 'old', at: daysAgo(days) })));
    await opened.store.maintain();
    const { rows } = await events.page({ ...page, name: 'old' });
    expect(rows.map(({ at }) => at > daysAgo(400))).toEqual([true]);
  });

  it('keeps a notification and how its forwarding went', async () => {
    const { notifications } = opened.store;
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids)
      await notifications.add({ id, message: `From ${id}`, userId: null, forwarding: 'queued' });
    const [id = ''] = ids;
    expect((await notifications.queued()).toSorted()).toEqual(ids.toSorted());
    await notifications.note(id, { forwarding: 'failed', problem: 'It does not answer.' });
    expect(await notifications.find(id)).toMatchObject({
      message: `From ${id}`,
      forwarding: 'failed',
      problem: 'It does not answer.',
      by: null,
    });
    expect(await notifications.find(randomUUID())).toBeNull();
    expect(await notifications.queued()).toEqual([ids[1]]);
    const { rows, total } = await notifications.page({ page: 1, perPage: 1 });
    expect([rows.length, total]).toEqual([1, 2]);
  });

  it('keeps every feedback of visitors, with the item it is about, newest first', async () => {
    const { items, feedback } = opened.store;
    const { item } = await items.insertOrFind({ kind: 'video', title: 'Rated', nextStage: null });
    await feedback.save({ itemId: item.id, thumb: 'up', text: 'Good.', userId: null });
    await feedback.save({ itemId: item.id, thumb: 'down', text: '', userId: null });
    const { rows, total } = await feedback.page({ page: 1, perPage: 10 });
    expect(total).toBe(2);
    expect(rows.map(({ thumb }) => thumb).toSorted()).toEqual(['down', 'up']);
    expect(rows[0]?.item).toEqual({ id: item.id, slug: 'rated', kind: 'video', title: 'Rated' });
  });
});
