import { expect, it } from 'vitest';
import { bodyOfOpening } from './opening.ts';

const sentence =
  'I call to order the regular meeting of the Board of Trustees of the Dunmere Teachers Retirement System.';
const talk = 'We have a quorum and the room is open to all who want to hear what we do today. '.repeat(12);

it('tells whose meeting it is with the words that say so, of a long speech with those around', () => {
  expect(bodyOfOpening(['Good morning.', sentence])).toEqual({
    name: 'Dunmere Teachers Retirement System',
    words: sentence,
  });
  const owner = bodyOfOpening([`${talk}${sentence} ${talk}`]);
  expect(owner?.name).toBe('Dunmere Teachers Retirement System');
  expect(owner?.words.length).toBeLessThan(260);
  expect(owner?.words).toMatch(
    /^… .*meeting of the Board of Trustees of the Dunmere Teachers Retirement System\..* …$/u,
  );
});

it('knows nobody where nobody is named, or only spoken of', () => {
  expect(bodyOfOpening(['Welcome. Today we speak of fees.'])).toBeNull();
  expect(bodyOfOpening(['She chairs the board of the Dunmere Teachers Retirement System.'])).toBeNull();
  expect(bodyOfOpening([`${talk}We heard the Dunmere Teachers Retirement System pays less.`])).toBeNull();
});
