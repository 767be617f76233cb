import { expect, it } from 'vitest';
import type { FetchOutcome, Show } from '../shows/show.types.ts';
import { describeEachDatabase } from '../testing/each-database.ts';

const hourMs = 3_600_000;
const ok = { error: null };
const failed = { error: 'The site has a fault.' };

describeEachDatabase('feeds to look at', (opened) => {
  const add = async (name: string, followed = true): Promise<Show> => {
    const { shows, follows } = opened.store;
    const { show } = await shows.upsert({
      kind: 'podcast',
      slug: name,
      name,
      feedUrl: `https://${name}.example/`,
    });
    const person = {
      email: `${name}@fund.example`,
      firstName: 'A',
      lastName: 'Reader',
      passwordHash: 'hash',
    };
    const user = await opened.store.transaction((tx) => tx.accounts.addPerson(person));
    if (followed) await follows.follow(user?.id ?? '', [show.id]);
    return show;
  };
  /** Whether the feed is due so many hours after it was last looked at. */
  const isDue = async ({ id }: Show, hours: number): Promise<boolean> => {
    const show = await opened.store.shows.findById(id);
    const now = new Date((show?.lastFetchedAt?.getTime() ?? Date.now()) + hours * hourMs);
    const due = await opened.store.shows.feedsDue({ now, everyMs: hourMs, limit: 100 });
    return due.includes(id);
  };
  const record = ({ id }: Show, outcome: Omit<FetchOutcome, 'showId'>) =>
    opened.store.shows.recordFetch({ showId: id, ...outcome });

  it('are those that somebody follows and nobody ignores, once the time is over', async () => {
    const [followed, unfollowed, ignored] = [
      await add('followed'),
      await add('unfollowed', false),
      await add('ignored'),
    ];
    await opened.store.shows.setIgnored(ignored.id, true);
    expect(await isDue(followed, 0)).toBe(true);
    for (const show of [followed, unfollowed, ignored]) await record(show, ok);
    expect([await isDue(followed, 0.99), await isDue(followed, 1)]).toEqual([false, true]);
    expect([await isDue(unfollowed, 48), await isDue(ignored, 48)]).toEqual([false, false]);
  });

  it('wait twice as long with each failure, and never longer than a day', async () => {
    const show = await add('failing');
    const waits: number[] = [];
    for (const hours of [2, 4, 8, 16, 24, 24]) {
      await record(show, failed);
      expect(await isDue(show, hours - 0.01)).toBe(false);
      expect(await isDue(show, hours)).toBe(true);
      waits.push(hours);
    }
    await record(show, ok);
    expect(await isDue(show, 1)).toBe(true);
  });

  it('wait as long as their host asks', async () => {
    const show = await add('busy');
    await record(show, { ...failed, heldOffUntil: new Date(Date.now() + 5 * hourMs) });
    expect([await isDue(show, 4), await isDue(show, 6)]).toEqual([false, true]);
    await record(show, ok);
    expect(await isDue(show, 1)).toBe(true);
  });
});
