import { expect, test } from 'vitest';
import { otherNames } from './other-names.ts';

test('a ticker that is an alias as well is told once, and the name not again', () => {
  const names = {
    name: 'Quillhaven Group',
    ticker: 'QLHV',
    aliases: ['QLHV', 'Quillhaven', 'quillhaven group'],
  };
  expect(otherNames(names)).toEqual(['QLHV', 'Quillhaven']);
});
