import { describe, expect, it } from 'vitest';
import { decided, minutesOf, signalled } from '../testing/reported-minutes.fixture.ts';
import { decisionsOf } from '../testing/spoken-lines.fixture.ts';

const moved =
  'Trustee Wick moved to approve a commitment of $40 million to Hazelmoor Timber Fund II. Trustee Eames seconded.';

/** The vote that minutes tell of the motion, by side: "yes North Wick, no Vance". */
function votedIn(...lines: string[]) {
  const decision = decisionsOf(minutesOf(moved, ...lines)).find(({ motion }) =>
    motion.text.includes('Hazelmoor'),
  );
  const sides = Map.groupBy(decision?.ballots ?? [], ({ ballot }) => ballot);
  return {
    counts: [decision?.yes, decision?.no, decision?.abstain].map((count) => count?.value ?? '?').join('-'),
    sides: [...sides].map(([side, cast]) => `${side} ${cast.map(({ name }) => name).join(' ')}`),
    isUnread: decision?.voteUnread != null,
  };
}

const [five, two] = ['yes Norr Wick Soames Eames Oakes', 'no Vance Ashe'];

describe('a vote that minutes print by name', () => {
  it.each([
    [
      'noes and who was recused',
      [
        'Ayes (5): Norr, Wick, Soames, Eames, Oakes',
        'Noes (2): Vance, Ashe',
        'Absent (1): Rudd',
        'Recused (1): Lind',
        'RESULT: APPROVED [5 TO 2]',
      ],
      [five, two, 'absent Rudd', 'recused Lind'],
    ],
    [
      'titles of several, whose full stops end no sentence',
      ['Messrs. Norr, Soames and Oakes and Mses. Wick and Eames voted aye; Ms. Vance and Mr. Ashe voted no.'],
      ['yes Norr Soames Oakes Wick Eames', two],
    ],
    [
      'the outcome right behind the names, in small letters',
      ['Ayes: Norr, Wick, Soames, Eames, Oakes Nays: Vance, Ashe The motion was adopted.'],
      [five, two],
    ],
    [
      'affirmative and negative',
      ['Affirmative: Norr, Wick, Soames, Eames, Oakes', 'Negative: Vance, Ashe', 'Motion carried.'],
      [five, two],
    ],
    [
      'names parted by strokes',
      ['Yea: Norr/Wick/Soames/Eames/Oakes', 'Nay: Vance/Ashe', 'Motion passed.'],
      [five, two],
    ],
    [
      'in favor and opposed',
      [
        'In favor (5): Norr, Wick, Soames, Eames, Oakes',
        'Opposed (2): Vance, Ashe',
        'Excused (1): Rudd',
        'Motion carried.',
      ],
      [five, two, 'absent Rudd'],
    ],
    [
      'names with "and" between them',
      [
        'Voting aye: Trustees Norr, Wick, Soames, Eames and Oakes. Voting nay: Trustees Vance and Ashe. Trustee Rudd was absent. Trustee Lind recused himself. Motion carried.',
      ],
      [five, two, 'absent Rudd', 'recused Lind'],
    ],
    [
      'counts between dashes',
      [
        'Ayes - 5 - Norr, Wick, Soames, Eames, Oakes',
        'Noes - 2 - Vance, Ashe',
        'Absent - 1 - Rudd',
        'Motion carried.',
      ],
      [five, two, 'absent Rudd'],
    ],
    [
      'counts with names in brackets',
      [
        'FOR: 5 (Norr, Wick, Soames, Eames, Oakes)',
        'AGAINST: 2 (Vance, Ashe)',
        'ABSTAIN: 0',
        'Motion carried.',
      ],
      [five, two],
    ],
    [
      'all lists in one paragraph',
      ['Ayes (5): Norr, Wick, Soames, Eames, Oakes Noes (2): Vance, Ashe Absent (1): Rudd Motion carried.'],
      [five, two, 'absent Rudd'],
    ],
    [
      'a name a line',
      [
        'The roll was called:',
        'Trustee Norr – Yes',
        'Trustee Wick – Yes',
        'Trustee Vance – No',
        'Trustee Eames – Yes',
        'Trustee Rudd – Excused',
        'The motion passed.',
      ],
      ['yes Norr Wick Eames', 'no Vance', 'absent Rudd'],
    ],
    [
      'titles, initials, particles and suffixes',
      [
        'AYES: Ms. Norr (by telephone), B. Wick, de la Croix, Carl Brandt, Jr.',
        "NOES: O'Dowd and St. Clare",
        'Motion carried.',
      ],
      ['yes Norr B. Wick de la Croix Carl Brandt', "no O'Dowd St. Clare"],
    ],
  ])('is told as it stands: %s', (_, lines, sides) => {
    const { isUnread, sides: told } = votedIn(...lines);
    expect({ isUnread, told }).toEqual({ isUnread: false, told: sides });
  });

  it.each([
    [
      'a list that lacks a name',
      ['Ayes (5): Norr, Wick, Soames, Eames', 'Noes (2): Vance, Ashe', 'Motion carried.'],
    ],
    ['somebody on both sides', ['Ayes: Norr, Wick, Soames', 'Noes: Vance, Wick', 'Motion carried.']],
    [
      'more against a motion that carried',
      ['Ayes: Norr, Wick', 'Noes: Vance, Ashe, Rudd', 'Motion carried.'],
    ],
    [
      'a unanimous vote with one against',
      ['Ayes: Norr, Wick, Soames', 'Noes: Vance', 'Motion carried unanimously.'],
    ],
    [
      'words that are no name',
      ['Ayes: Norr, the two members from Elmside, Wick', 'Noes: Vance', 'Motion carried.'],
    ],
    [
      'another count in the sentence of its outcome',
      ['Ayes: Norr, Wick, Soames', 'Noes: Vance', 'Motion carried, 5-1.'],
    ],
  ])('is marked as not read, and nothing of it told: %s', (_, lines) => {
    expect(votedIn(...lines)).toEqual({ counts: '?-?-?', sides: [], isUnread: true });
  });

  it('is of its own motion, and not of one whose mover was not understood', () => {
    const { sides } = votedIn(
      'The motion carried, 3-1.',
      'It was moved to table the audit. Trustee Rudd abstained.',
    );
    expect(sides).toEqual([]);
  });
});

describe('a motion whose words follow its movers', () => {
  const whole = 'approve a commitment of $40 million to Hazelmoor Timber Fund II';
  it.each([
    [
      'Moved by Trustee Wick, seconded by Trustee Eames, that the Board approve a commitment of $40 million to Hazelmoor Timber Fund II. Motion carried, 4-1.',
      'carried 4-1-? Wick/Eames',
    ],
    [
      'MOVED by Mr. Wick and SECONDED by Ms. Eames that the Board of Trustees approve a commitment of $40 million to Hazelmoor Timber Fund II. Carried.',
      'carried ?-?-? Wick/Eames',
    ],
    [
      'A motion was made by Trustee Wick, with a second by Trustee Eames, that the Board approve a commitment of $40 million to Hazelmoor Timber Fund II. The motion passed 4 to 1.',
      'carried 4-1-? Wick/Eames',
    ],
    [
      'It was moved by Trustee Wick and seconded by Trustee Eames that the Investment Committee approve a commitment of $40 million to Hazelmoor Timber Fund II. Adopted.',
      'carried ?-?-? Wick/Eames',
    ],
  ])('is told whole: %s', (text, line) => {
    expect(decided(text)).toEqual([`${line}: ${whole}`]);
  });

  it('stands before them where it is resolved', () => {
    expect(
      decided(
        'RESOLVED, that the Board approves a commitment of $40 million to Hazelmoor Timber Fund II. Moved: Wick. Seconded: Eames. Adopted.',
      ),
    ).toEqual(['carried ?-?-? Wick/Eames: approves a commitment of $40 million to Hazelmoor Timber Fund II']);
  });

  it('is what the body did where that is told instead', () => {
    expect(
      decided(
        'On motion of Trustee Wick, seconded by Trustee Eames, and carried unanimously, the Board increased its commitment to Hazelmoor Timber Fund II from $15 million to $25 million.',
      ),
    ).toEqual([
      'carried ?-?-? Wick/Eames: increased its commitment to Hazelmoor Timber Fund II from $15 million to $25 million',
    ]);
  });
});

it('tells what was reported out of closed session, with its vote', () => {
  const [decision, ...others] = decisionsOf(
    minutesOf(
      'The Board recessed into closed session at 9:20 a.m. and returned at 10:05 a.m. Counsel reported that the Board, by a vote of six to zero with Trustee Vance absent, approved the sale of the Alder Street tower for $31 million.',
    ),
  ).slice(1);
  expect(others).toEqual([]);
  expect(decision).toMatchObject({
    basis: 'closed-session',
    motion: { text: 'approved the sale of the Alder Street tower for $31 million' },
    result: { value: 'carried' },
    yes: { value: 6 },
    no: { value: 0 },
  });
});

describe('the sum of a commitment', () => {
  const board = 'On motion of Trustee Wick, seconded by Trustee Eames, and carried unanimously, the Board';
  it.each([
    ['approved a commitment of $50 to $75 million to', { value: 50e6, currency: 'USD', terms: { to: 75e6 } }],
    ['approved a commitment of $50–75 million to', { value: 50e6, currency: 'USD', terms: { to: 75e6 } }],
    [
      'approved a commitment of up to EUR 100 million to',
      { value: 100e6, currency: 'EUR', terms: { bound: 'at_most' } },
    ],
    ['approved a commitment of at least $5 million to', { value: 5e6, terms: { bound: 'at_least' } }],
    ['approved a commitment of $40 million to', { value: 40e6, terms: null }],
  ])('keeps its bound, its range and its currency: %s', (said, sum) => {
    const [signal, ...others] = signalled(`${board} ${said} Hazelmoor Timber Fund II.`);
    expect(others).toEqual([]);
    expect(signal).toMatchObject({
      kind: 'commitment',
      vehicle: { value: 'Hazelmoor Timber Fund II' },
      amount: { value: sum },
    });
  });

  it('keeps what it was before', () => {
    expect(
      signalled(
        `${board} increased its commitment to Hazelmoor Timber Fund II from $15 million to $25 million.`,
      ),
    ).toMatchObject([
      {
        kind: 'commitment',
        stage: { value: 'approved' },
        vehicle: { value: 'Hazelmoor Timber Fund II' },
        amount: { value: { value: 25e6, terms: { from: 15e6 } } },
      },
    ]);
  });
});
