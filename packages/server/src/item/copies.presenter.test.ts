import type { ItemCopy } from '@ecco/store';
import { expect, it } from 'vitest';
import { withoutCopies } from './copies.presenter.ts';

const copy = (id: string): ItemCopy => ({ id, slug: id, kind: 'document', title: id });
const copies = new Map([
  ['a', [copy('b'), copy('c')]],
  ['b', [copy('a'), copy('c')]],
  ['c', [copy('a'), copy('b')]],
]);

it('leaves of copies the one that stands first, with all that lies in it', () => {
  const hits = ['x1', 'b1', 'a1', 'b2', 'c1', 'y1'];
  const left = withoutCopies(hits, { copies, itemOf: (hit) => hit.charAt(0) });
  expect(left).toEqual(['x1', 'b1', 'b2', 'y1']);
});
