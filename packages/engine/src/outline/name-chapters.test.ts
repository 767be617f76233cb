import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { isTaboo } from '../titles/taboo.ts';
import { nameStems } from './name-chapters.ts';

it.each([
  ['larkmeadow pension', 'Larkmeadow Pension', true],
  ['citi council', 'City council', true],
  ['councilman wallac', 'Councilman Wallace', true],
  ['counti park', 'County park', true],
  ['pension contribut', 'Pension contributions', false],
  ['storm water fee', 'Storm water fees', false],
])('a chapter of a meeting of the body is called %j: taboo %s', (key, label, taboo) => {
  const meeting = sourceOf([['Ann', 'We meet.']], {
    kind: 'meeting',
    title: 'Larkmeadow Pension Board, May 6',
  });
  expect(isTaboo({ key, label }, nameStems(meeting))).toBe(taboo);
});
