import { expect, test } from 'vitest';
import { reachOf } from './reach.ts';

const files = [
  { path: 'packages/server/src/main.ts', imports: ['packages/store/src/index.ts'] },
  { path: 'packages/store/src/index.ts', imports: ['packages/store/src/items/item.ts'] },
  { path: 'packages/store/src/items/item.ts', imports: [] },
  { path: 'packages/store/src/items/item.test.ts', imports: ['packages/store/src/items/item.ts'] },
  { path: 'packages/engine/src/quiet.ts', imports: [] },
  { path: 'packages/engine/src/quiet.test.ts', imports: ['packages/engine/src/quiet.ts'] },
  { path: 'e2e/journeys/01-visit.journey.ts', imports: ['e2e/keyboard.ts'] },
  { path: 'e2e/journeys/02-other.journey.ts', imports: [] },
  { path: 'e2e/keyboard.ts', imports: [] },
];

test('a file of the product reaches the tests that import it and all journeys, and the way is told', () => {
  expect(reachOf(['packages/store/src/items/item.ts'], files)).toEqual({
    tests: ['packages/store/src/items/item.test.ts'],
    journeys: 'everything',
    why: 'packages/store/src/items/item.ts -> packages/store/src/index.ts -> packages/server/src/main.ts',
  });
});

test('a file that the product does not import reaches its tests alone', () => {
  const { tests, journeys, why } = reachOf(['packages/engine/src/quiet.ts'], files);
  expect(tests).toEqual(['packages/engine/src/quiet.test.ts']);
  expect([journeys, why]).toEqual([[], null]);
});

test('a changed test is run itself, and nothing else', () => {
  const { tests, journeys } = reachOf(['packages/store/src/items/item.test.ts'], files);
  expect([tests, journeys]).toEqual([['packages/store/src/items/item.test.ts'], []]);
});

test('what is used by a journey reaches that journey', () => {
  const { journeys, why } = reachOf(['e2e/keyboard.ts'], files);
  expect(journeys).toEqual(['e2e/journeys/01-visit.journey.ts']);
  expect(why).toBe('e2e/keyboard.ts -> e2e/journeys/01-visit.journey.ts');
});

test('what nothing imports concerns its room: a migration reaches what the store reaches', () => {
  const { tests, journeys, why } = reachOf(['packages/store/migrations/0001_first.sql'], files);
  expect([tests, journeys]).toEqual([['packages/store/src/items/item.test.ts'], 'everything']);
  expect(why).toMatch(
    /^packages\/store\/migrations\/0001_first\.sql -> .* -> packages\/server\/src\/main\.ts$/,
  );
});

test('a sample reaches the journeys, a page of documentation nothing, a file at the top everything', () => {
  expect(reachOf(['samples/manifest.json'], files).journeys).toBe('everything');
  expect(reachOf(['README.md', 'docs/architecture.md'], files)).toEqual({
    tests: [],
    journeys: [],
    why: null,
  });
  expect(reachOf(['docs/architecture.md', 'package-lock.json'], files)).toEqual({
    tests: 'everything',
    journeys: 'everything',
    why: 'package-lock.json may concern all',
  });
});
