import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { rateSentences } from './salience.ts';
import { isOfSpokenPart, spokenHeadOf } from './spoken-part.ts';

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

const bare = (lines: readonly string[]): string[] => {
  const source = sourceOf(lines.map(turn), { kind: 'earnings', title: 'Alder Q3 2020 earnings call' });
  return rateSentences(source)
    .filter(isOfSpokenPart(source))
    .map(({ polished }) => polished);
};

it('sales of the segment in the sentence before, and a share of all sales, are of a part', () => {
  const texts = [
    'Revenue for the quarter was $31.5 million, up 51% sequentially and up 28% over last year.',
    'This was the segment most hurt by the slowdown, but it came back strong in the third quarter.',
    'Sales were $19.9 million or 63% of total sales, up 104% sequentially and up 18% over last year.',
  ];
  expect(bare(texts)).toEqual([texts[2]]);
  expect(bare([texts[0] ?? '', texts[2] ?? ''])).toEqual([texts[2]]);
});

it('a change of revenues without an amount, right behind the revenues of a part, is not that of all', () => {
  const part = 'The decline was driven by a 53% decrease in oil revenues to $17.9 million in the quarter.';
  const change = 'And revenues fell by 43% while natural gas was little changed in the second quarter.';
  expect(bare([part, change])).toEqual([expect.stringContaining('43%')]);
  expect(bare(['In total, costs were lower than they were a year ago in every month.', change])).toEqual([]);
});

const heads = (...texts: string[]): [string, string | undefined][] => {
  const source = sourceOf(texts.map(turn), { kind: 'earnings', title: 'Alder Q3 2020 earnings call' });
  const [isOfPart, headOf] = [isOfSpokenPart(source), spokenHeadOf(source)];
  return rateSentences(source)
    .filter(isOfPart)
    .map((one) => [one.polished, headOf(one)?.words]);
};
const sales = 'Sales were lower at $366 million, driven by cautious yet improving customer sentiment.';
const decline =
  'A weaker mix of products resulted in a $6 million decline in EBITDA to $13 million or 3% of sales.';

it.each([
  ['Now turning to Materials Handling.', 'Materials Handling'],
  ['Moving into the crane segment’s results.', 'Crane'],
  ['Our Crane & Hoist segment had a quarter that was slow in all of its markets.', 'Crane & Hoist'],
  ['Turning to our segment performance, beginning with Cranes.', 'Cranes'],
])('a measure behind "%s" is told of %s', (turned, name) => {
  expect(heads(turned, 'It came close to its targets for the winter months.', sales)).toEqual([
    [sales, name],
  ]);
});

it('a decline that a sentence names in its middle is of the part as well', () => {
  expect(heads('Our Crane segment generated revenues of $431 million in the quarter.', decline)).toEqual([
    [decline, 'Crane'],
  ]);
});

it('the second result behind a name is of the next part, which nobody named', () => {
  const more = 'Sales were $512 million for the quarter, up 10% relative to the same period last year.';
  expect(heads('Now turning to Materials Handling.', sales, more)).toEqual([
    [sales, 'Materials Handling'],
    [more, undefined],
  ]);
});

it('what is turned to need not be a part, and a voice turns back to the whole', () => {
  expect(heads('Turning to slide five of our presentation.', sales)).toEqual([]);
  expect(heads('Now turning to Materials Handling.', 'Overall it was a good quarter.', sales)).toEqual([]);
});
