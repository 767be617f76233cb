import { describe, expect, it } from 'vitest';
import type { Source } from '../ports/ports.ts';
import { readSource } from '../reading/reading.ts';
import { type Line, sourceOf } from '../testing/source.fixture.ts';
import { readFactuality } from './read-factuality.ts';

const chair = 'Odile Brandt';
const opening: Line[] = [
  [
    chair,
    'I call the meeting of the retirement board to order. The clerk will call the roll. We have a quorum.',
  ],
  [chair, 'Is there a motion to approve the consent calendar? All in favor? The ayes have it.'],
];

/** What each sentence behind the opening of a meeting is told as. */
function factualityOf(lines: Line[], kind: 'meeting' | 'episode' = 'meeting'): Record<string, string> {
  return readIn(sourceOf(kind === 'meeting' ? [...opening, ...lines] : lines, { kind }));
}

function readIn(source: Source): Record<string, string> {
  const factualities = readFactuality(source);
  return Object.fromEntries(
    readSource(source).sentences.map(({ text }, at) => [text, factualities[at] ?? '']),
  );
}

describe('what a guest says', () => {
  it('is public comment, and what staff answers is not', () => {
    const result = factualityOf([
      [chair, 'Item two, public comment. We have one card, Mr. Sorensen.'],
      ['Lars Sorensen', 'The fund lost ninety million dollars on a bridge.'],
      ['Petra Vance', 'The fund owns no bridge.'],
      [chair, 'Item three, the investment report.'],
      ['Petra Vance', 'The fund rose by two percent.'],
    ]);
    expect(result['The fund lost ninety million dollars on a bridge.']).toBe('public-comment');
    expect(result['The fund owns no bridge.']).toBe('fact');
    expect(result['The fund rose by two percent.']).toBe('fact');
  });

  it('ends where the chair calls the next item behind a word to the guest', () => {
    const result = factualityOf([
      [chair, 'Item two, public comment. We have one card, Mr. Sorensen.'],
      ['Lars Sorensen', 'The fund lost ninety million dollars on a bridge.'],
      [chair, 'Thank you, sir. There is no bridge on the agenda. Item three, the valuation. Ms. Ode.'],
      ['Ida Ode', 'The funded ratio is 74 percent.'],
    ]);
    expect(result['The fund lost ninety million dollars on a bridge.']).toBe('public-comment');
    expect(result['The funded ratio is 74 percent.']).toBe('fact');
  });

  it('is public comment where the chair asks for anybody from the public', () => {
    const row = factualityOf([
      [chair, 'Anybody from the public? Lars.'],
      ['Lars Sorensen', 'You sold the water tower.'],
      [chair, 'Next is the investment report.'],
    ]);
    expect(row['You sold the water tower.']).toBe('public-comment');
  });

  it.each(['Speaker from the public', 'Public speaker', 'Member of the Public'])(
    'is public comment at any item, where the label says "%s"',
    (label) => {
      const found = factualityOf([
        [chair, 'Item four, the valuation.'],
        [label, 'Our funded ratio was ninety percent when I left.'],
        [chair, 'Item five, the next meeting.'],
      ]);
      expect(found['Our funded ratio was ninety percent when I left.']).toBe('public-comment');
    },
  );

  it('is public comment at any item, where he says that he is a retiree', () => {
    const found = factualityOf([
      [chair, 'Any discussion on the contract?'],
      ['Speaker 9', "I'm a retired bus driver and I think the contract is a gift of two million dollars."],
    ]);
    expect(Object.values(found).at(-1)).toBe('public-comment');
  });

  it('stands under its heading in minutes', () => {
    const spoken = sourceOf([
      'Minutes. The chair called the meeting to order. Trustees present: Brandt, Lund. A quorum was present.',
      'MOTION by Lund, seconded by Brandt, to approve the minutes. Ayes: Brandt, Lund.',
      '3. PUBLIC COMMENT',
      'Ms. Ruth Calder, a retired nurse, stated that the plan had lost a third of its money.',
      '4. REPORTS',
      'Mr. Vance reported a return of 4.1 percent.',
    ]);
    const segments = spoken.segments.map((one) => ({ ...one, startMs: null, endMs: null }));
    const found = readIn({ ...spoken, segments });
    expect(
      found['Ms. Ruth Calder, a retired nurse, stated that the plan had lost a third of its money.'],
    ).toBe('public-comment');
    expect(found['Mr. Vance reported a return of 4.1 percent.']).toBe('fact');
  });
});

it.each([
  ['If the board went to six percent, the contribution would rise by nine million.', 'hypothetical'],
  ['Suppose the county paid double.', 'hypothetical'],
  ['Say the motion carries, do we lose the discount?', 'hypothetical'],
  ["I'll play devil's advocate here.", 'devils-advocate'],
  ['Another client of ours, a fire plan, committed eighty million to it.', 'elsewhere'],
  ['One large plan that we advise is at twelve percent.', 'elsewhere'],
  ["I've got a library fund two counties over that made nine percent.", 'elsewhere'],
  ['The nurses up the valley made eleven percent.', 'elsewhere'],
  ['The average of the plans in our survey is 6.2 percent.', 'elsewhere'],
  ['A school endowment advised by her firm put in nine million.', 'elsewhere'],
  ['And if we went to six percent on the interest?', 'hypothetical'],
  ["In that case you'd sell the bonds.", 'hypothetical'],
  ['Word at the depot is that we are selling.', 'hearsay'],
  ['I heard that the manager is closing.', 'hearsay'],
  ['There is a theory going around that we are selling.', 'hearsay'],
  ['Two years ago the motion failed and we were sorry.', 'past-vote'],
  ['My cousin has a boat that did better.', 'aside'],
  ['The board voted five to two to commit thirty million.', 'fact'],
  ['The fund was up two percent, net of fees.', 'fact'],
  ['If I may, Madam Chair, the contribution index comes out in the fall.', 'fact'],
])('tells %j as %s', (text, factuality) => {
  expect(factualityOf([['Petra Vance', text]])[text]).toBe(factuality);
});

describe('figures that are corrected later', () => {
  const wrong = 'The contribution goes up by about 12.6 million a year.';

  it.each([
    ["I'm sorry, I swapped two digits.", "It's 16.2 million a year."],
    ['The slide is wrong.', 'It should read 16.2 million.'],
  ])('hold as they were corrected: %s', (admits, right) => {
    const result = factualityOf([
      ['Petra Vance', wrong],
      [chair, 'Is that per year?'],
      ['Petra Vance', `${admits} ${right}`],
    ]);
    expect(result[wrong]).toBe('corrected');
    expect(result[right]).toBe('fact');
  });

  it('is corrected by somebody else in so many figures', () => {
    const result = factualityOf([
      ['Petra Vance', 'An initial mandate of 236 million.'],
      ['Ivo Lund', '263, Petra.'],
      ['Petra Vance', '263 million, thank you.'],
    ]);
    expect(result['An initial mandate of 236 million.']).toBe('corrected');
    expect(result['263 million, thank you.']).toBe('fact');
  });

  it.each([
    ["Actually, that's 9.4 million.", 'corrected'],
    ["It's 9.4 million, not 12.6.", 'corrected'],
    ['Just to correct, it goes up by 9.4 million.', 'corrected'],
    ['Actually, we have 14 trustees here.', 'fact'],
    ['And the rate is 6 percent, not a bad one.', 'fact'],
    ["That's actually 12.6 million.", 'fact'],
  ])('is put right by the next voice: %s', (answer, factuality) => {
    const row = factualityOf([
      ['Petra Vance', wrong],
      ['Ivo Lund', answer],
    ]);
    expect(row[wrong]).toBe(factuality);
  });

  it('leaves two figures that only look alike', () => {
    const found = factualityOf([
      ['Petra Vance', 'The fee is 1.2 percent.'],
      ['Petra Vance', 'The return was 2.1 percent.'],
    ]);
    expect(Object.values(found)).not.toContain('corrected');
  });
});

it('sets apart in other talk only what is said to be imagined', () => {
  const result = factualityOf(
    [
      ['Ann', 'I heard that the company sold its plants.'],
      ['Ann', 'Hypothetically, the company sells everything.'],
      ['Ann', 'If rates fell, margins would widen.'],
    ],
    'episode',
  );
  expect(Object.values(result)).toEqual(['fact', 'hypothetical', 'fact']);
});
