import { expect, it } from 'vitest';
import { unusedEntryPointFaults } from './unused-entry-points.ts';

const entryFile = (text: string) => ({ path: 'packages/store/src/index.ts', text });
const other = (text: string, room = 'server') => ({ path: `packages/${room}/src/x.ts`, text });

it('accepts what another room asks for, by the name it has there', () => {
  const text = "export { type Item, open as openStore } from './open.ts';";
  expect(unusedEntryPointFaults([entryFile(text), other('const a: Item = openStore();')])).toEqual([]);
});

it.each(["export { rate } from './x.ts';", "export type {\n  rate,\n} from './x.ts';"])(
  'names what only its own room uses: %s',
  (text) => {
    expect(unusedEntryPointFaults([entryFile(text), other('rate;', 'store'), other('rateOfDay;')])).toEqual([
      'packages/store/src/index.ts: rate is handed on, and no other room asks for it',
    ]);
  },
);
