import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const dayMs = 86_400_000;

describeEachDatabase('access', (opened) => {
  const issue = (tokenHash: string, subject = '') =>
    opened.store.transaction((tx) =>
      tx.oneTimeTokens.issue({ purpose: 'setup', tokenHash, subject, expiresAt: null }),
    );

  it('lets one of many use a token, once, and only the newest of its subject', async () => {
    const { oneTimeTokens } = opened.store;
    await issue('other', 'another subject');
    await issue('older');
    await issue('token');
    expect(await oneTimeTokens.use('setup', 'older')).toBeNull();
    expect(await oneTimeTokens.use('verify-email', 'token')).toBeNull();
    const uses = await Promise.all(Array.from({ length: 6 }, () => oneTimeTokens.use('setup', 'token')));
    expect(uses.filter(Boolean)).toEqual([{ subject: '' }]);
    expect(await oneTimeTokens.use('setup', 'other')).toEqual({ subject: 'another subject' });
  });

  it('takes no token that has expired', async () => {
    const token = { purpose: 'setup', subject: 'late' } as const;
    const issueUntil = (tokenHash: string, expiresAt: Date) =>
      opened.store.transaction((tx) => tx.oneTimeTokens.issue({ ...token, tokenHash, expiresAt }));
    await issueUntil('expired', new Date(Date.now() - 1));
    expect(await opened.store.oneTimeTokens.use('setup', 'expired')).toBeNull();
    await issueUntil('in time', new Date(Date.now() + dayMs));
    expect(await opened.store.oneTimeTokens.use('setup', 'in time')).toEqual({ subject: 'late' });
  });

  it('takes a token of somebody else once', async () => {
    const credential = { purpose: 'google-credential', tokenHash: 'jwt', subject: '' } as const;
    const spend = () =>
      opened.store.oneTimeTokens.spend({ ...credential, expiresAt: new Date(Date.now() + dayMs) });
    expect((await Promise.all([spend(), spend(), spend()])).filter(Boolean)).toHaveLength(1);
  });

  it('makes a session last longer once in a while, and never one that has ended', async () => {
    const { store } = opened;
    const person = { email: 'seen@fund.example', firstName: 'A', lastName: 'B', passwordHash: 'none' };
    const user = await store.transaction((tx) => tx.accounts.addPerson(person));
    const userId = user?.id ?? '';
    const long = new Date(Date.now() - 600_000);
    const stamps = { createdAt: long, updatedAt: long, lastSeenAt: long };
    const expiresAt = new Date(Date.now() + dayMs);
    await store.identity.create('session', { id: 's', tokenHash: 'seen', userId, expiresAt, ...stamps });
    const match = await store.sessions.find('seen');
    if (!match) throw new Error('there is the session that was just made');
    const later = new Date(Date.now() + 2 * dayMs);
    expect(store.sessions.isSeenDue(match.session)).toBe(true);
    const both = await Promise.all([1, 2].map(() => store.sessions.seen(match.session, later)));
    expect(both.filter(Boolean)).toHaveLength(1);
    const noted = await store.sessions.find('seen');
    expect(noted?.session.expiresAt).toEqual(later);
    expect(noted && store.sessions.isSeenDue(noted.session)).toBe(false);
    expect((await store.users.findById(userId))?.lastSeenAt).not.toBeNull();
    await store.sessions.remove('seen');
    expect(await store.sessions.seen(match.session, later)).toBe(false);
  });

  it('gives every process the same secret', async () => {
    const { secrets } = opened.store;
    const first = await secrets.obtain('signing', 'one');
    expect([first, await secrets.obtain('signing', 'two')]).toEqual(['one', 'one']);
  });
});
