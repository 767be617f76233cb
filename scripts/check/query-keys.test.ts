import { expect, it } from 'vitest';
import { queryKeyFaults } from './query-keys.ts';

const page = 'packages/web/src/features/list/api/lists.api.ts';
const faultsOf = (text: string, path = page) => queryKeyFaults([{ path, text }]);

it.each([
  "queries.invalidateQueries({ queryKey: ['lists'] });",
  'queryOptions({\n  queryKey: [\n    ...listsKey,\n  ],\n});',
  "useMutation({ mutationKey: ['arrange', uuid] });",
  "queries.getQueryData(['session']);",
])('refuses a key that is written by hand: %s', (text) => {
  expect(faultsOf(`\n${text}`)).toEqual([expect.stringMatching(/lists\.api\.ts:[23]: /)]);
});

it.each([
  'queries.invalidateQueries({ queryKey: operations.list.key() });',
  'queries.cancelQueries({ queryKey });',
  'const queryKeys: string[] = [];',
])('takes one that names an operation or a noun: %s', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

it('leaves the module alone that makes them', () => {
  expect(faultsOf("queryKey: ['lists']", 'packages/web/src/api/operations.ts')).toEqual([]);
});
