import { beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const equal = (field: string, value: unknown) => ({ field, operator: 'eq', value });

describeEachDatabase('identities', (opened) => {
  const verification = (id: string, minute: number) => ({
    id,
    identifier: `hash of ${id}`,
    value: 'user',
    expiresAt: at(minute),
    createdAt: at(0),
    updatedAt: at(0),
  });
  const idsOf = (records: Record<string, unknown>[]) => records.map((record) => record['id']);

  beforeAll(async () => {
    for (const [index, id] of ['a', 'b', 'c'].entries())
      await opened.store.identity.create('verification', verification(id, index));
  });

  it('are found by what the library compares, in order and in parts', async () => {
    const { identity } = opened.store;
    const find = (operator: string, value: unknown) =>
      identity.find('verification', {
        where: [{ field: 'expiresAt', operator, value }],
        limit: 9,
        sortBy: { field: 'id', direction: 'asc' },
      });
    expect(idsOf(await find('lt', at(1)))).toEqual(['a']);
    expect(idsOf(await find('lte', at(1)))).toEqual(['a', 'b']);
    expect(idsOf(await find('gt', at(1)))).toEqual(['c']);
    expect(idsOf(await find('gte', at(1)))).toEqual(['b', 'c']);
    expect(idsOf(await find('ne', at(1)))).toEqual(['a', 'c']);
    expect(idsOf(await find('in', [at(0), at(2)]))).toEqual(['a', 'c']);
    const newest = {
      where: [],
      sortBy: { field: 'expiresAt', direction: 'desc' },
      limit: 1,
      offset: 1,
    } as const;
    expect(idsOf(await identity.find('verification', newest))).toEqual(['b']);
    expect(await identity.count('verification', [equal('value', 'user')])).toBe(3);
    expect(await identity.count('verification', [equal('value', 'user'), equal('id', 'a')])).toBe(1);
  });

  it('are removed for one of many who ask at once', async () => {
    const { identity } = opened.store;
    await identity.create('verification', verification('once', 5));
    const removals = await Promise.all(
      Array.from({ length: 5 }, () => identity.remove('verification', [equal('id', 'once')])),
    );
    expect(removals.flat()).toHaveLength(1);
  });

  it('are changed where they match, and only in what is kept', async () => {
    const { identity } = opened.store;
    const changes = { value: 'somebody else', accessToken: 'not kept' };
    const changed = await identity.update('verification', [equal('id', 'a')], changes);
    expect(changed).toEqual([{ ...verification('a', 0), value: 'somebody else' }]);
    expect(await identity.count('verification', [equal('value', 'somebody else')])).toBe(1);
  });

  it.each([
    ['a field that is not kept', equal('accessToken', 'x')],
    ['a field of every object', equal('constructor', 'x')],
    ['another comparison', { field: 'value', operator: 'contains', value: 'x' }],
  ])('are not asked for by %s', async (_, condition) => {
    const { identity } = opened.store;
    await expect(identity.remove('verification', [condition])).rejects.toMatchObject({
      code: 'identity.query_unknown',
    });
  });

  it('are forgotten once they have expired', async () => {
    const { identity } = opened.store;
    const later = { ...verification('later', 0), expiresAt: new Date(Date.now() + 60_000) };
    await identity.create('verification', later);
    await identity.removeExpired();
    expect(idsOf(await identity.find('verification', { where: [], limit: 9 }))).toEqual(['later']);
  });

  it('are never changed or removed all at once', async () => {
    const { identity } = opened.store;
    const refused = { code: 'identity.query_unknown' };
    await expect(identity.remove('verification', [])).rejects.toMatchObject(refused);
    await expect(identity.update('verification', [], { value: 'x' })).rejects.toMatchObject(refused);
    expect(await identity.count('verification', [])).toBeGreaterThan(0);
  });
});
