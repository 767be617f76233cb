import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { decisionsOf, lineOf } from '../testing/spoken-lines.fixture.ts';

const rolled = ['Amadi? Aye.', 'Bell? Aye.', 'Crane? No.', 'Dorn? Aye.', 'Ellery? Aye.'];

/** A meeting in which nobody is told apart, or in which a recognizer numbered the voices. */
const meetingOf = (lines: readonly string[], speakerOf?: (at: number) => string) =>
  sourceOf(
    [
      'This is the regular meeting of the city council of Tarn Hollow.',
      'A quorum is present.',
      ...lines,
      'Is there a motion to adjourn?',
      'So moved. Second. All in favor? Aye. We are adjourned.',
    ].map((line, at) => (speakerOf === undefined ? line : [speakerOf(at), line])),
    { kind: 'meeting', title: 'City council' },
  );
const decisionLines = (...lines: string[]): string[] => decisionsOf(meetingOf(lines)).map(lineOf);

const business = [
  'Council Bill 214. An ordinance to close Fallow Street at the quarry.',
  'It has been moved and seconded. Madam Secretary, roll call.',
  ...rolled,
  'Madam Secretary, please close the voting and announce the results.',
  'Four ayes, one nay.',
  'Council Bill 214 has passed.',
  'Item 17. Report from Public Works, recommendation to award a contract to Kestrel Builders for $4,120,000.',
  'There is a motion by Councilwoman Price. Please cast your votes. Motion carries.',
  'Docket 0143. Message and order authorizing the city to accept a grant for lead pipes.',
  'All those in favor please say aye. Aye. All opposed say nay. The ayes have it.',
];

describe('what councils of other manners decide', () => {
  it.each([
    ['where nobody is told apart', undefined],
    ['where a recognizer numbered the voices', (at: number) => `SPEAKER_0${at % 4}`],
  ])('is what was called by the number of its paper, %s', (_, speakerOf) => {
    expect(decisionsOf(meetingOf(business, speakerOf)).map(lineOf)).toEqual([
      'carried 4-1-? ?/?: An ordinance to close Fallow Street at the quarry',
      'carried ?-?-? ?/?: Report from Public Works, recommendation to award a contract to Kestrel Builders for $4,120,000',
      'carried ?-?-? ?/?: Message and order authorizing the city to accept a grant for lead pipes',
    ]);
  });

  it('is what its sponsor says that it would do, where the clerk reads nothing but a number', () => {
    expect(
      decisionLines(
        'Council Bill 88, councilmember Bell, please put it on the floor.',
        'I move that Council Bill 88 be placed upon final consideration and do pass.',
        'This bill would rezone 4480 Tidewick Street from industrial to residential.',
        ...['Roll call.', ...rolled, 'Four in favor, one opposed.', 'The bill passes.'],
      ),
    ).toEqual(['carried 4-1-? ?/?: rezone 4480 Tidewick Street from industrial to residential']);
  });

  it('is not told where nothing says what it is about', () => {
    expect(
      decisionLines(
        'Next up is our agenda item L. Councilmember Crane?',
        "I'll move approval. Second. All those in favor? Aye. Opposed? That motion carries unanimously.",
        'Item 58, Ordinance 101.',
        'Move to approve. Second. All in favor? Aye. Opposed? The ayes have it.',
      ),
    ).toEqual([]);
  });

  it('has the count of its vote, and neither that of the clock nor one that the roll contradicts', () => {
    const bill = 'Council Bill 90. An ordinance to open Mill Street.';
    const ends = 'Council Bill 90 has failed.';
    expect(decisionLines(bill, 'All in favor? Aye. Opposed? No.', "It's 7:45.", ends)).toEqual([
      'failed ?-?-? ?/?: An ordinance to open Mill Street',
    ]);
    expect(decisionLines(bill, 'Roll call.', ...rolled, 'Seven ayes, eleven noes.', ends)).toEqual([
      'failed ?-?-? ?/?: An ordinance to open Mill Street',
    ]);
  });

  it('is told by name only where all who answer are persons of the meeting', () => {
    const ballotsOf = (...lines: string[]): string[] =>
      decisionsOf(meetingOf(lines)).flatMap(({ ballots }) => ballots.map(({ name }) => name));
    const roll = (first: string): string[] => [
      'Council Bill 92. An ordinance to open Mill Street.',
      ...['Roll call.', `${first}? Aye.`, ...rolled, 'Council Bill 92 has passed.'],
    ];
    const members = 'I thank Ms. Amadi, Ms. Bell, Mr. Crane, Mr. Dorn, Mr. Ellery and Ms. Fenn.';
    expect(ballotsOf(members, ...roll('Fenn'))).toHaveLength(6);
    expect(ballotsOf(members, ...roll('Tidewick'))).toEqual([]);
  });

  it('does not take the end of the next vote, where its own was not understood', () => {
    expect(
      decisionLines(
        'Council Bill 91. An ordinance to open Mill Street.',
        ...['Roll call.', ...rolled, 'Thank you all.'],
        "I'll move the other one now. So moved.",
        'All in favor? Aye. Opposed? The motion carries.',
      ),
    ).toEqual([]);
  });
});
