import { expect, test } from 'vitest';
import { chooseAll, chooseRows } from './choose-rows.ts';

const keys = ['a', 'b', 'c', 'd'];

test('a press turns one row over', () => {
  expect(chooseRows({ keys, chosen: new Set(['a']), key: 'c' })).toEqual(new Set(['a', 'c']));
  expect(chooseRows({ keys, chosen: new Set(['a', 'c']), key: 'c' })).toEqual(new Set(['a']));
});

test('a range reaches either way and follows what the pressed row becomes', () => {
  expect(chooseRows({ keys, chosen: new Set(['d']), key: 'b', from: 'd' })).toEqual(new Set(['b', 'c', 'd']));
  expect(chooseRows({ keys, chosen: new Set(keys), key: 'c', from: 'a' })).toEqual(new Set(['d']));
});

test('a range from a row that is no longer there is that one row', () => {
  expect(chooseRows({ keys, chosen: new Set(), key: 'c', from: 'gone' })).toEqual(new Set(['c']));
});

test('all are chosen, and none once all were', () => {
  expect(chooseAll(keys, new Set(['b']))).toEqual(new Set(keys));
  expect(chooseAll(keys, new Set(keys))).toEqual(new Set());
});
