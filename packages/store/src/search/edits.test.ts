import { expect, it } from 'vitest';
import { isOneEditAway, oneEditAway } from './edits.ts';

it('knows every word that is one letter away, and itself is none of them', () => {
  const near = oneEditAway('rent');
  for (const word of ['ren', 'ernt', 'rant', 'trent', 'rents']) expect(near).toContain(word);
  expect(near).not.toContain('rent');
  expect(near.every((word) => isOneEditAway(word, 'rent'))).toBe(true);
});

it.each([
  ['rent', 'rent', false],
  ['rent', 'rants', false],
  ['rent', 'tner', false],
  ['', 'r', true],
  ['größe', 'grösse', false],
  ['größe', 'große', true],
])('tells of %j and %j whether they are one letter apart', (word, other, apart) => {
  expect(isOneEditAway(word, other)).toBe(apart);
  expect(isOneEditAway(other, word)).toBe(apart);
});
