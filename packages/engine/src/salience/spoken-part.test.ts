import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { rateSentences } from './salience.ts';
import { isOfSpokenPart } from './spoken-part.ts';

const turn = (text: string) => ['Ana Varga', text] as const;
const call = sourceOf(
  [
    turn('Adjusted EBITDA was $208 million, or 16.4% of revenue, in the first quarter of the year.'),
    turn('Moving to slide 18 and the Alder Vehicles segment, orders rose through the winter months.'),
    turn('Adjusted EBITDA was $18 million, or 9.9% of revenue, which was down 80 basis points on mix.'),
    turn('Adjusted earnings per share were $1.43 in the quarter, an increase of 17% over last year.'),
    turn('For the company as a whole we saw a quarter of two very different halves across markets.'),
    turn('Revenue was $1.3 billion in the quarter, which is 14% less than it was a year before.'),
  ],
  { kind: 'earnings', title: 'Alder Q1 2020 earnings call' },
);

it('a measure that a speaker tells after naming a part may be of that, and says so nowhere', () => {
  const ofPart = rateSentences(call).filter(isOfSpokenPart(call));
  expect(ofPart.map(({ polished }) => polished)).toEqual([expect.stringContaining('9.9%')]);
});
