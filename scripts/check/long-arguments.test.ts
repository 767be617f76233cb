import { expect, it } from 'vitest';
import { longArgumentFaults } from './long-arguments.ts';

const faultsOf = (call: string, path = 'packages/engine/src/a.ts') =>
  longArgumentFaults([{ path, text: `\n\n${call};` }]);

it.each([
  'Math.max(...times)',
  'Math.min(1, ...first.map((other) => apart(place, other)))',
  'found.push(one, ...more)',
  'found.push(\n  // why\n  ...more,\n)',
  'all.splice(from, 2, ...told)',
  'one.concat(...others)',
  "kept.get('a(')?.unshift(...more)",
  'String.fromCharCode(...bytes.subarray(0, 9))',
  'Object.assign({}, ...parts)',
  "Math.max(...['a', 'b'].map(length))",
])('%s is told with its line', (call) => {
  expect(faultsOf(call)).toEqual([expect.stringMatching(/^packages\/engine\/src\/a\.ts:3: /)]);
});

it.each([
  'Math.max(low, high)',
  'found.push([...one, ...other])',
  'found.push({ ...one })',
  'found.push(make(...parts))',
  "found.push('...more')",
  'largestOf(times, 0)',
  '[...one, ...other]',
])('%s is not', (call) => {
  expect(faultsOf(call)).toEqual([]);
});

it('is asked of the product, not of its tests', () => {
  expect(faultsOf('Math.max(...times)', 'packages/engine/src/a.test.ts')).toEqual([]);
  expect(faultsOf('Math.max(...times)', 'bench/a.ts')).toEqual([]);
});
