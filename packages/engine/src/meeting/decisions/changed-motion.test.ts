import { describe, expect, it } from 'vitest';
import { type Line, sourceOf } from '../../testing/source.fixture.ts';
import { decisionsOf, lineOf, signalsOf } from '../testing/spoken-lines.fixture.ts';

const meetingOf = (lines: readonly Line[]) =>
  sourceOf(
    [
      [
        'Nora Abel',
        'Good morning. I call to order the meeting of the board of the Quarry County pension fund.',
      ],
      ...lines,
      ['Nora Abel', 'Our next meeting is in May. We are adjourned.'],
    ],
    { kind: 'meeting', title: 'Board meeting' },
  );

const proposed: readonly Line[] = [
  [
    'Piet Lund',
    'Staff recommends a commitment of up to 45 million dollars to Wexcombe Infrastructure Fund Three.',
  ],
  ['Ida Roe', "I'll move staff's recommendation."],
  ['Sam Doe', 'Second.'],
  ['Tom Finch', "I'd like it at thirty. We are ahead of our pace."],
];

describe('a motion that is changed before the vote', () => {
  it('has the sum with which the chair puts it', () => {
    const meeting = meetingOf([
      ...proposed,
      ['Ida Roe', "I'd accept that."],
      [
        'Nora Abel',
        'So the motion on the floor is up to thirty million dollars to Wexcombe Three. All in favor? Opposed? Motion carries, four to zero.',
      ],
    ]);
    const [decision] = decisionsOf(meeting);
    const [signal] = signalsOf(meeting);
    expect(decision?.amounts.map(({ text }) => text)).toEqual(['thirty million dollars']);
    expect(signal?.amount?.value.value).toBe(30_000_000);
  });

  it('has no sum where nobody says how it reads now', () => {
    const meeting = meetingOf([
      ...proposed,
      ['Ida Roe', "I'd accept that."],
      ['Nora Abel', 'All in favor? Opposed? Motion carries, four to zero.'],
    ]);
    const [decision] = decisionsOf(meeting);
    const [signal] = signalsOf(meeting);
    expect(decision?.amended).toBe(true);
    expect(decision?.amounts).toEqual([]);
    expect(signal?.kind).toBe('commitment');
    expect(signal?.amount).toBeNull();
  });

  const amended = (call: string): Line[] => [
    ['Ida Roe', 'I move we adopt the valuation and set the rate at 19.2 percent.'],
    ['Sam Doe', 'Second.'],
    ['Tom Finch', "I'd rather keep the rate at 20.5 percent. I'll make that as an amendment."],
    ['Ann Birch', "I'll second the amendment."],
    ['Nora Abel', call],
    ['Clerk', 'Roe.'],
    ['Ida Roe', 'No.'],
    ['Clerk', 'Doe.'],
    ['Sam Doe', 'No.'],
    ['Clerk', 'Finch.'],
    ['Tom Finch', 'Yes.'],
    ['Clerk', 'Birch.'],
    ['Ann Birch', 'Yes.'],
    ['Clerk', 'Chair Abel.'],
    ['Nora Abel', 'Yes.'],
    ['Clerk', 'Three yes, two no. The amendment is adopted.'],
    [
      'Nora Abel',
      'So now the main motion as amended: adopt the valuation, the rate stays at 20.5 percent. All in favor? Any opposed?',
    ],
    ['Sam Doe', 'No for me.'],
    ['Nora Abel', 'Four to one, carries. Item five.'],
  ];

  it('has the vote on it, and the amendment its own', () => {
    const decisions = decisionsOf(
      meetingOf(amended('On the amendment, to keep the rate at 20.5 percent. Roll call.')),
    );
    expect(decisions.map(lineOf)).toEqual([
      'carried 3-2-? Tom Finch/Ann Birch: to keep the rate at 20.5 percent',
      'carried 4-1-? Ida Roe/Sam Doe: adopt the valuation, the rate stays at 20.5 percent',
    ]);
    expect(decisions.map(({ ballots }) => ballots.length)).toEqual([5, 0]);
  });

  it('keeps no vote of an amendment that nobody was heard to offer', () => {
    const lines = amended('Roll call.').filter(
      ([, text]) => !text?.includes('an amendment') && !text?.includes('second the'),
    );
    const decisions = decisionsOf(meetingOf(lines));
    expect(decisions.map(lineOf)).toEqual([
      'carried 4-1-? Ida Roe/Sam Doe: adopt the valuation, the rate stays at 20.5 percent',
    ]);
    expect(decisions[0]?.ballots).toEqual([]);
  });

  it('may have its count before the word for its outcome', () => {
    const lines: readonly Line[] = [
      ['Ida Roe', 'I move we set the rate at 19.2 percent.'],
      ['Sam Doe', 'Second.'],
      ['Nora Abel', 'All in favor? Any opposed?'],
      ['Tom Finch', 'No for me.'],
    ];
    const reported = (outcome: string) =>
      decisionsOf(meetingOf([...lines, ['Nora Abel', outcome]])).map(lineOf);
    expect(reported('Four to one, carries. Item three.')).toEqual([
      'carried 4-1-? Ida Roe/Sam Doe: we set the rate at 19.2 percent',
    ]);
    expect(reported('One to four, fails. Item three.')).toEqual([
      'failed 1-4-? Ida Roe/Sam Doe: we set the rate at 19.2 percent',
    ]);
  });
});

it('tells of a termination what the money was in, and not where it goes', () => {
  const meeting = meetingOf([
    [
      'Piet Lund',
      'Staff recommends that you terminate Wexcombe, about 88 million dollars, and move the money to the passive index account at Marlbridge.',
    ],
    ['Ida Roe', 'So moved.'],
    ['Sam Doe', 'Second.'],
    ['Nora Abel', 'All in favor? Opposed? Motion carries, five to zero.'],
  ]);
  const [signal] = signalsOf(meeting);
  expect(signal?.kind).toBe('termination');
  expect(signal?.strategy).toBeNull();
});
