import { expect, it } from 'vitest';
import { unusedExportFaults } from './unused-exports.ts';

const file = (path: string, text: string) => ({ path: `packages/${path}`, text });

it('accepts what another file uses', () => {
  const files = [file('a/src/x.ts', 'export const rate = 1;'), file('a/src/y.ts', 'const twice = rate * 2;')];
  expect(unusedExportFaults(files)).toEqual([]);
});

it.each(['export const rate = 1;', 'export type rate = 1;', 'export async function rate() {}'])(
  'names what only its own file uses: %s',
  (text) => {
    expect(unusedExportFaults([file('a/src/x.ts', `${text}\nrate;`)])).toEqual([
      'packages/a/src/x.ts: rate is exported and used nowhere else',
    ]);
  },
);

it('takes no door for a use', () => {
  const files = [
    file('a/src/x.ts', 'export const rate = 1;'),
    file('a/src/index.ts', "export { rate } from './x.ts';"),
  ];
  expect(unusedExportFaults(files)).toHaveLength(1);
});

it('tells a name from a longer one', () => {
  const files = [file('a/src/x.ts', 'export const rate = 1;'), file('a/src/y.ts', 'const rateOfDay = 2;')];
  expect(unusedExportFaults(files)).toHaveLength(1);
});
