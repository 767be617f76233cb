import { expect, it } from 'vitest';
import { isNoSentence } from './no-sentence.ts';

it.each([
  ['Loss from halls attributable to Larch Works $ $ (0.01) $.', true],
  ['Consolidated Statements of Income Larch Works and Subsidiary Companies.', true],
  ['2 Calculated based on net income from halls less taxes.', true],
  ['Thecompanysetasidetenmillionfornewhalls in the year.', true],
  ['OfficersOfTheLarchWorks were named.', true],
  ['See accompanying notes to consolidated financial statements.', true],
  ['Commitments and contingencies (Note 16): Shareholders equity: Preferred stock of $5.', true],
  ['The accompanying notes say that the mills were sold. They were.', false],
  ['Consolidated net income rose to $4 million.', false],
  ['The fund paid $5 million to 12 Larch members.', false],
  ['It stands at https://larch.example/about-the-board-and-its-committees now.', false],
])('%s', (words, isNone) => expect(isNoSentence(words, 'document')).toBe(isNone));
