import { describe, expect, it } from 'vitest';
import { bodyOfLine, bodyOpened, bodyThatMeets } from './named-body.ts';

describe('the body whose meeting is opened', () => {
  it.each([
    [
      'Good morning. Welcome to the Floods, Rivers and Harbors Committee.',
      'Floods, Rivers and Harbors Committee',
    ],
    [
      'I call the meeting to order. Welcome to the third meeting of the Alder Assembly Select Committee on the River Floods.',
      'Alder Assembly Select Committee on the River Floods',
    ],
    ['Welcome to this morning’s Floods and Harbors committee.', 'Floods and Harbors Committee'],
    ['Good evening. This is Brackwater City Council on Tuesday, May 6.', 'Brackwater City Council'],
  ])('%s', (text, name) => expect(bodyOpened([text])?.name).toBe(name));

  it.each([
    'Welcome to the Finance Committee.',
    'I call this meeting of the City Council to order.',
    'Welcome to our guest from the Brackwater City Council.',
    'This is a matter for the Brackwater City Council.',
    'Welcome to the show.',
  ])('is not told by "%s"', (text) => expect(bodyOpened([text])).toBeNull());
});

describe('a line that is the name of a body', () => {
  it.each([
    ['Rivers and Harbors Technical Advisory Committee of the Brackwater Elections Commission', true],
    ['Brackwater Parks Commission', true],
    ['Elections Commission', false],
    ['Council Member', false],
    ['Audit and Finance Committee', false],
    ['The Brackwater Parks Commission met on May 6.', false],
  ])('%s: %s', (line, isName) => expect(bodyOfLine(line) !== null).toBe(isName));
});

it.each([
  ['The Brackwater Board of Health meets at 9:00 am.', 'Brackwater Board of Health'],
  [
    'The next meeting of the Brackwater Commission on Rivers will be held on May 6.',
    'Brackwater Commission on Rivers',
  ],
  ['The board meets at nine.', null],
])('%s', (sentence, name) => expect(bodyThatMeets(sentence)).toBe(name));
