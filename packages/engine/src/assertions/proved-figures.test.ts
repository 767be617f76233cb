import { expect, it } from 'vitest';
import { provedFigures } from './proved-figures.ts';

const values = (sentence: string) => provedFigures(sentence).map(({ value }) => value);

it('has no figure whose scale is that of a sum before it', () => {
  expect(values('We commit 550 million, and 380 of that is signed.')).toEqual([550e6]);
  expect(values('We commit 550 million, and 380 million of that is signed.')).toEqual([550e6, 380e6]);
});

it('has a count of things though a sum stands before it', () => {
  expect(values('We lent 550 million, and 380 of the loans are senior.')).toEqual([550e6, 380]);
  expect(values('We asked 900 funds, and 380 of those answered.')).toEqual([900, 380]);
});
