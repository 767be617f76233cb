import { describe, expect, it } from 'vitest';
import { judgeOf } from '../../overview/judge.ts';
import { rateSentences } from '../../salience/salience.ts';
import { type Line, sourceOf } from '../../testing/source.fixture.ts';
import { publicVoices } from './public-forum.ts';

const spoken = (...lines: Line[]) => sourceOf(lines, { kind: 'meeting' });
const placesOf = (...lines: Line[]): number[] => [...publicVoices(spoken(...lines))];
const wish = 'The city of Tarn Hollow should sell the Odell quarry for $4 million before next summer.';

describe('the public is heard', () => {
  it('from the words with which it is called to those with which the body goes on', () => {
    expect(
      placesOf(
        'The budget of the library grows by $90,000.',
        'The next item is public forum.',
        'The first person signed up is Ms. Quill.',
        wish,
        'Council members, that concludes public forum.',
        'The mayor reports a new bridge.',
        'Ms. Lowe is late, so please state your name and address.',
        'Sell the mill as well.',
      ),
    ).toEqual([1, 2, 3, 6, 7]);
  });

  it('also where captions have no stops and break the words in the middle', () => {
    expect(
      placesOf(
        'seven two okay well without further ado we will proceed with',
        'public forum and you have up to three minutes to',
        'address council mr. quill says that the quarry should be sold',
        'thank you that concludes',
        'public forum and unless there is any objection we go on',
      ),
    ).toEqual([0, 1, 2]);
  });

  it('not where somebody who was heard before answers', () => {
    expect(
      placesOf(
        ['Chair Amadi', 'We move on to public comment.'],
        ['Ida Quill', wish],
        ['Chair Amadi', 'The city sold the quarry in May.'],
      ),
    ).toEqual([1]);
  });

  it.each([
    'The public is welcome to come and speak at public forums.',
    'There is nobody signed up to speak for public forum.',
    'We talked about limiting public forum.',
    'Do we have anyone signed up for public forum?',
  ])('not after %s', (words) => {
    expect(placesOf(words, wish)).toEqual([]);
  });
});

it('nothing that the public says stands on the first screen', () => {
  const source = spoken('The next item is public forum.', wish);
  const { isFit } = judgeOf(source);
  expect(rateSentences(source).filter(isFit)).toEqual([]);
  expect(rateSentences(spoken(wish)).filter(judgeOf(spoken(wish)).isFit)).toHaveLength(1);
});
