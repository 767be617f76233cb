import { createOrganization, createUser } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('calendar feeds', (opened) => {
  const owned = async () => ({
    userId: (await createUser(opened.store)).id,
    organizationId: (await createOrganization(opened.store, { name: 'Fund of calendars' })).id,
  });

  it('are one to a person and organization; a new link takes the place of the one of before', async () => {
    const { calendarFeeds } = opened.store;
    const own = await owned();
    const first = await calendarFeeds.put({ ...own, tokenHash: `${own.userId} one` }, 9);
    await calendarFeeds.read(first?.id ?? '');
    expect((await calendarFeeds.ofUser(own))?.lastReadAt).toBeInstanceOf(Date);
    await calendarFeeds.put({ ...own, tokenHash: `${own.userId} two` }, 9);
    expect(await calendarFeeds.find(`${own.userId} one`)).toBeNull();
    expect(await calendarFeeds.find(`${own.userId} two`)).toMatchObject({ ...own, lastReadAt: null });
    expect([await calendarFeeds.remove(own), await calendarFeeds.remove(own)]).toEqual([true, false]);
  });

  it('are so many to a person, of which one may be made anew', async () => {
    const { calendarFeeds } = opened.store;
    const [own, { organizationId }] = [await owned(), await owned()];
    const other = { ...own, organizationId };
    expect(await calendarFeeds.put({ ...own, tokenHash: `${own.userId} a` }, 1)).not.toBeNull();
    expect(await calendarFeeds.put({ ...other, tokenHash: `${own.userId} b` }, 1)).toBeNull();
    expect(await calendarFeeds.put({ ...own, tokenHash: `${own.userId} c` }, 1)).not.toBeNull();
  });

  it('are none of an organization that was deleted', async () => {
    const { calendarFeeds, organizations } = opened.store;
    const own = await owned();
    await calendarFeeds.put({ ...own, tokenHash: `${own.userId} gone` }, 9);
    await organizations.remove(own.organizationId);
    expect(await calendarFeeds.find(`${own.userId} gone`)).toBeNull();
  });
});
