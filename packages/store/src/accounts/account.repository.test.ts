import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('accounts', (opened) => {
  const person = (email: string, passwordHash = 'hash') => ({
    email,
    firstName: 'Ada',
    lastName: 'Example',
    passwordHash,
  });
  const add = (email: string, passwordHash?: string) =>
    opened.store.transaction((tx) => tx.accounts.addPerson(person(email, passwordHash)));

  it('are made once for an address, however many try at once', async () => {
    const made = await Promise.all(['one', 'two', 'six'].map((hash) => add('ada@fund.example', hash)));
    const [user, ...others] = made.filter((each) => each !== null);
    expect(others).toEqual([]);
    expect(user).toMatchObject({ name: 'Ada Example', role: 'member', emailVerified: false });
    const retained = await opened.store.accounts.passwordOf(user?.id ?? '');
    expect(['one', 'two', 'six']).toContain(retained);
    const where = [{ field: 'userId', operator: 'eq', value: user?.id }];
    expect(await opened.store.identity.count('account', where)).toBe(1);
  });

  it('are made as a whole or not at all', async () => {
    const { store } = opened;
    const failing = store.transaction(async (tx) => {
      await tx.accounts.addPerson(person('undone@fund.example'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await store.users.findByEmail('undone@fund.example')).toBeNull();
  });

  it('are found by the name that a provider gives a person', async () => {
    const { accounts, identity } = opened.store;
    const user = await add('linked@fund.example');
    const now = new Date();
    const link = { id: 'link', userId: user?.id, providerId: 'google', accountId: 'subject' };
    await identity.create('account', { ...link, createdAt: now, updatedAt: now });
    expect((await accounts.ownerOf('google', 'subject'))?.id).toBe(user?.id);
    expect(await accounts.ownerOf('google', 'another')).toBeNull();
    expect(await accounts.ownerOf('credential', 'subject')).toBeNull();
    expect(await accounts.passwordOf('nobody')).toBeNull();
  });

  it('lose their password where two claim them and nobody proved the address, never afterwards', async () => {
    const { store } = opened;
    const user = await add('contested@fund.example');
    const contest = (firstName: string) =>
      store.transaction((tx) => tx.accounts.contest(user?.id ?? '', { firstName, lastName: 'Owner' }));
    expect(await contest('Grace')).toBe(true);
    expect(await store.accounts.passwordOf(user?.id ?? '')).toBeNull();
    expect((await store.users.findById(user?.id ?? ''))?.name).toBe('Grace Owner');

    const proved = await add('proved@fund.example');
    await store.accounts.markVerified(proved?.id ?? '');
    const late = { firstName: 'Late', lastName: 'Comer' };
    expect(await store.transaction((tx) => tx.accounts.contest(proved?.id ?? '', late))).toBe(false);
    expect(await store.accounts.passwordOf(proved?.id ?? '')).toBe('hash');
    expect((await store.users.findById(proved?.id ?? ''))?.firstName).not.toBe('Late');
    await store.accounts.dropPassword(proved?.id ?? '');
    expect(await store.accounts.passwordOf(proved?.id ?? '')).toBeNull();
  });

  it('are handed over without anything of who made them', async () => {
    const { store } = opened;
    const user = await add('taken@fund.example');
    const other = await add('other@fund.example');
    const [now, later] = [new Date(), new Date(Date.now() + 60_000)];
    const stamps = { createdAt: now, updatedAt: now };
    for (const userId of [user?.id, other?.id]) {
      const session = { id: `s ${userId}`, tokenHash: `h ${userId}`, userId, lastSeenAt: now };
      await store.identity.create('session', { ...session, expiresAt: later, ...stamps });
      const reset = { id: `v ${userId}`, identifier: 'i', value: userId };
      await store.identity.create('verification', { ...reset, expiresAt: later, ...stamps });
    }
    const proven = { firstName: 'Grace', lastName: 'Owner' };
    await store.transaction((tx) => tx.accounts.handOver(user?.id ?? '', proven));

    expect(await store.users.findById(user?.id ?? '')).toMatchObject({
      name: 'Grace Owner',
      emailVerified: true,
    });
    const left = async (id: string | undefined) => [
      await store.accounts.passwordOf(id ?? ''),
      (await store.sessions.listOf(id ?? '')).length,
      await store.identity.count('verification', [{ field: 'value', operator: 'eq', value: id }]),
    ];
    expect(await left(user?.id)).toEqual([null, 0, 0]);
    expect(await left(other?.id)).toEqual(['hash', 1, 1]);
  });
});
