import { states } from '@ecco/domain';
import { expect, test } from 'vitest';
import { levelOf, stateTiles, tileTowards } from './state-tiles.ts';

const tile = (code: string) => {
  const stateTile = stateTiles.find((one) => one.code === code);
  if (!stateTile) throw new Error(`no tile of ${code}`);
  return stateTile;
};

test('every state stands on the map once', () => {
  expect(stateTiles.map(({ code }) => code).sort()).toEqual(states.map(({ code }) => code).sort());
  expect(new Set(stateTiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(states.length);
});

test.each([
  ['OH', 'ArrowRight', 'PA'],
  ['OH', 'ArrowUp', 'MI'],
  ['OH', 'ArrowDown', 'WV'],
  ['CA', 'ArrowLeft', undefined],
  ['OH', 'Enter', undefined],
])('from %s %s leads to %s', (from, key, to) => {
  expect(tileTowards(tile(from), key, stateTiles)?.code).toBe(to);
});

test('where only some can be chosen, the nearest of them is gone to', () => {
  expect(tileTowards(tile('CA'), 'ArrowRight', [tile('OH'), tile('NY')])?.code).toBe('OH');
});

test('shades tell little from none and much from little', () => {
  expect([0, 1, 10, 40, 100].map((value) => levelOf(value, 100))).toEqual([0, 1, 2, 3, 4]);
  expect(levelOf(0, 0)).toBe(0);
});
