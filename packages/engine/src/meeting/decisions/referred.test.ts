import { describe, expect, it } from 'vitest';
import { decisionsOf, lineOf } from '../testing/spoken-lines.fixture.ts';
import { spokenMeeting } from '../testing/spoken-meeting.fixture.ts';

const chair = 'Dana Holt';
type SpokenTurn = [speaker: string, text: string];
const referredIn = (...said: SpokenTurn[]): string[] => decisionsOf(spokenMeeting(...said)).map(lineOf);
const carried: SpokenTurn[] = [
  ['Ida Roe', 'Seconded.'],
  [chair, 'All in favor? Opposed? Motion carries, five to one.'],
];

describe('a motion that only refers', () => {
  const item: SpokenTurn[] = [
    [chair, 'Item four is the business plan. Marek.'],
    ['Marek Yule', 'The recommendation is that the board approves the business plan for two years.'],
    ['Sam Doe', 'I have read it twice.'],
    [chair, 'Can I have a proposer, please?'],
  ];

  it.each(["I'll propose it, Chair.", 'I move the recommendation.', 'So moved.'])(
    'is of what was asked for before: %s',
    (words) => {
      expect(referredIn(...item, ['Sam Doe', words], ...carried)).toEqual([
        'carried 5-1-? Sam Doe/Ida Roe: The recommendation is that the board approves the business plan for two years',
      ]);
    },
  );

  it('is of the part that it is called by, which the chair or a paper names', () => {
    const parts: SpokenTurn[] = [
      [chair, 'Item six is the allocation. Marek.'],
      [
        'Marek Yule',
        'The ask is: (a) agree the revised allocation, and (b) commit forty million to Kestrel Timber.',
      ],
      [chair, 'We take them apart. On (a), the revised allocation. Proposed?'],
    ];
    const first: SpokenTurn[] = [['Sam Doe', "I'll move (a)."], ...carried];
    const second: SpokenTurn[] = [[chair, 'Who will move (b)?'], ['Sam Doe', "I'll move it."], ...carried];
    expect(referredIn(...parts, ...first, ...second)).toEqual([
      'carried 5-1-? Sam Doe/Ida Roe: the revised allocation',
      'carried 5-1-? Sam Doe/Ida Roe: commit forty million to Kestrel Timber',
    ]);
  });

  it('goes on in its own words behind "so moved"', () => {
    const words = 'I so move. Kestrel Timber, forty million, subject to legal review.';
    expect(referredIn(...item, ['Sam Doe', words], ...carried)).toEqual([
      'carried 5-1-? Sam Doe/Ida Roe: Kestrel Timber, forty million, subject to legal review',
    ]);
  });

  it('is not of what was asked for before another vote', () => {
    const again: SpokenTurn[] = [['Sam Doe', "I'll move it."], ...carried];
    const all = referredIn(...item, ['Sam Doe', "I'll propose it, Chair."], ...carried, ...again);
    expect(all.filter((line) => line.includes('two years'))).toHaveLength(1);
  });
});

describe('an end', () => {
  const moved: SpokenTurn[] = [
    ['Sam Doe', 'I move to commit twenty million to Kestrel Timber.'],
    ['Ida Roe', 'Second.'],
  ];
  const subject = 'Sam Doe/Ida Roe: commit twenty million to Kestrel Timber';

  it.each([
    ['In favor? Against? Carried, with none opposed.', 'carried ?-0-?'],
    ['Agreed? Agreed. Carried.', 'carried ?-?-?'],
    ["In favor of the commitment? It's two to three, so that's defeated.", 'failed 2-3-?'],
    ['Those for committing? Five. Against? Two. We go on.', 'carried 5-2-?'],
    ['All in favor? The motion carries five oh please send a letter.', 'carried 5-0-?'],
    ['Everybody spoke. Carries unanimously.', 'carried ?-?-?'],
    ['All in favor? One, two, three. Motion carries.', 'carried ?-?-?'],
  ])('is heard as it is said: %s', (words, end) => {
    expect(referredIn(...moved, [chair, words], [chair, 'Item nine is the roof.'])).toEqual([
      `${end} ${subject}`,
    ]);
  });

  it('of a motion that was amended says how it reads then', () => {
    const amended: SpokenTurn[] = [
      ['Lee Abel', "I'd amend it to thirty million."],
      ['Sam Doe', 'I second the amendment.'],
      [chair, 'On the amendment, all in favor? The amendment passes. Now the motion.'],
      ['Nora Yule', 'three yes two no'],
      [chair, "So that's approved, thirty million to Kestrel Timber."],
    ];
    expect(referredIn(...moved, ...amended).at(-1)).toBe(
      'carried 3-2-? Sam Doe/Ida Roe: thirty million to Kestrel Timber',
    );
  });

  it('is that of an item whose report the chair says to be withdrawn', () => {
    const before: SpokenTurn[] = [
      [chair, 'Item five is the calendar. Marek.'],
      ['Marek Yule', 'The dates of the year are in the packet.'],
      [chair, 'Thank you. Item six is the custody report.'],
      ['Marek Yule', 'The custodian changed its address.'],
      [chair, 'Thank you. Item seven is the quarterly performance. Marek.'],
      ['Marek Yule', 'It is what it was before.'],
    ];
    const item: SpokenTurn = [chair, 'Thank you. Item eight is the strategy for administration. Marek.'];
    const asks: SpokenTurn = [
      'Marek Yule',
      'There is an error in it. I would ask leave to withdraw the report.',
    ];
    const end = (words: string): string[] => referredIn(...before, item, asks, [chair, words]);
    expect(end('The report is withdrawn, then. No vote is needed.')).toEqual([
      'withdrawn ?-?-? ?/?: Item eight is the strategy for administration',
    ]);
    expect(end('If the report is withdrawn, we meet in June.')).toEqual([]);
  });
});
