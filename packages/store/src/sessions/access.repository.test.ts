import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('access', (opened) => {
  it('lets one of many use a setup token, once', async () => {
    await opened.store.transaction((tx) => tx.setupTokens.issue('older'));
    await opened.store.transaction((tx) => tx.setupTokens.issue('token'));
    expect(await opened.store.setupTokens.use('older')).toBe(false);
    const uses = await Promise.all(Array.from({ length: 6 }, () => opened.store.setupTokens.use('token')));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await opened.store.setupTokens.anyUsed()).toBe(true);
  });

  it('counts submissions up to the limit, however many come at once', async () => {
    const takes = await Promise.all(
      Array.from({ length: 9 }, () => opened.store.ingestCounts.take('address', 3)),
    );
    expect(takes.filter(Boolean)).toHaveLength(3);
    expect(await opened.store.ingestCounts.used('address')).toBe(3);
    expect(await opened.store.ingestCounts.take('another', 0)).toBe(false);
  });

  it('forgets a session when it has expired', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000);
    await opened.store.sessions.create({ tokenHash: 'alive', role: 'admin', expiresAt: inAnHour });
    await opened.store.sessions.create({ tokenHash: 'over', role: 'member', expiresAt: new Date(0) });
    expect((await opened.store.sessions.find('alive'))?.role).toBe('admin');
    expect(await opened.store.sessions.find('over')).toBeNull();
    await opened.store.maintain();
    expect(await opened.store.sessions.removeExpired()).toBe(0);
  });
});
