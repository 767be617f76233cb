import { expect, it } from 'vitest';
import { draw, type Random } from './draw.ts';

/** Numbers that look random and are the same for the same seed. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

it('draws the same for the same seed, another for another, and never one twice', () => {
  const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
  const draws = seeds.map((seed) => draw(letters, 4, seeded(seed)));
  expect(draw(letters, 4, seeded(7))).toEqual(draws[6]);
  expect(new Set(draws.map(String)).size).toBeGreaterThan(30);
  expect(new Set(draws.flat()).size).toBe(letters.length);
  for (const drawn of draws) expect(new Set(drawn).size).toBe(4);
});

it('draws all where there are fewer, and leaves what it draws from alone', () => {
  expect(draw(letters.slice(0, 3), 4, seeded(1)).toSorted()).toEqual(['a', 'b', 'c']);
  expect(draw([], 4, seeded(1))).toEqual([]);
  expect(letters).toHaveLength(8);
});
