import type { Store } from '@ecco/store';
import { openMemoryStore } from '@ecco/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anonymous } from '../access/actor.ts';
import { createSearchBudget } from './search-budget.ts';
import { isSearch, searchCost } from './search-cost.ts';

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
});
afterAll(() => store.close());

const minute = 60_000;
/** Operators that a search combines; those beyond them are left out. */
const operatorsRead = 10;
const costly = 'a b c d e f g h i j k l m n o p q'
  .split(' ')
  .map((letter) => `speaker:${letter}`)
  .join(' OR ');

it('costs a search of a few words nothing, and each operator that is read, phrase and what is ruled out', () => {
  expect(searchCost({ query: 'what did the board approve' })).toBe(0);
  expect(searchCost({ query: 'fees "private credit" -pension org:harbor' })).toBe(4);
  expect(searchCost({ keywords: costly })).toBe(operatorsRead);
  expect(searchCost({})).toBe(0);
});

it('counts what looks through the library, and no directory of somebody else', () => {
  expect(isSearch('search.local')).toBe(true);
  expect(isSearch('graph.searchNodes')).toBe(true);
  expect(isSearch('search.directory')).toBe(false);
  expect(isSearch('item.episode')).toBe(false);
});

it('refuses a network what costs more than its minute holds, in all processes together', async () => {
  const now = () => 10 * minute;
  const [one, other] = [createSearchBudget(store, now), createSearchBudget(store, now)];
  const network = anonymous('192.0.2.9', false);
  const cost = searchCost({ query: costly });
  let spent = 0;
  const refusal: unknown = await (async () => {
    for (;;) {
      await one.spend(network, cost);
      await other.spend(network, cost);
      spent += 2 * cost;
      if (spent > 10_000) throw new Error('nothing was refused');
    }
  })().catch((error: unknown) => error);
  expect(refusal).toMatchObject({ statusCode: 429, code: 'request.too-many' });
  await one.spend(network, 0);
  await other.spend(anonymous('192.0.2.10', false), cost);
});

it('costs what takes long, once it is over', async () => {
  const budget = createSearchBudget(store, () => 20 * minute);
  const network = anonymous('192.0.2.11', false);
  for (let search = 0; search < 149; search += 1) await budget.took(network, 2_500);
  await expect(budget.spend(network, 40)).rejects.toMatchObject({ statusCode: 429 });
});
