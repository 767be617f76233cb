import { describe, expect, it } from 'vitest';
import { minutesOf } from '../testing/reported-minutes.fixture.ts';
import { decisionsOf } from '../testing/spoken-lines.fixture.ts';

const moved =
  'Trustee Wick moved to approve a commitment of $40 million to Hazelmoor Timber Fund II. Trustee Eames seconded.';

const firstDecision = (...lines: string[]) =>
  decisionsOf(minutesOf(...lines)).find(({ motion }) => motion.text.includes('Hazelmoor'));

/** The counts and the ballots that minutes tell of the motion, and whether its vote was not understood. */
function voteIn(...lines: string[]) {
  const decision = firstDecision(moved, ...lines);
  return {
    counts: [decision?.yes, decision?.no, decision?.abstain].map((count) => count?.value ?? '?').join('-'),
    ballots: decision?.ballots.map(({ name, ballot }) => `${name} ${ballot}`),
    isUnread: decision?.voteUnread != null,
  };
}

const unread = { counts: '?-?-?', ballots: [], isUnread: true };
const carried = 'Motion carried.';
const four = ['Norr yes', 'Wick yes', 'Vance no', 'Ashe abstain'];

describe('a table with a mark under the ballot of each member', () => {
  it.each([
    [
      'cells that are empty at the end too',
      [
        'Trustee | Yes | No | Abstain',
        'Norr | X | |',
        'Wick | X | |',
        'Vance | | X |',
        'Ashe | | | X',
        carried,
      ],
    ],
    [
      'cells that are left out at the end, other columns, and totals',
      [
        'Name | Moved | Ayes | Nays | Abstained | Absent',
        'Norr | | ✓',
        'Wick | X | ✓',
        'Vance | | | ✓',
        'Ashe | | | | ✓',
        'Total | | 2 | 1 | 1 | 0',
        carried,
      ],
    ],
    [
      'members over their votes, with a key',
      ['Norr | Wick | Vance | Ashe', 'Y | Y | N | A', 'Y = yes, N = no, A = abstained', carried],
    ],
  ])('is told by name: %s', (_, lines) => {
    expect(voteIn(...lines)).toEqual({ counts: '2-1-1', ballots: four, isUnread: false });
  });

  it.each([
    [
      'a member with two marks',
      ['Trustee | Yes | No', 'Norr | X |', 'Wick | X | X', 'Vance | | X', 'Soames | X |', carried],
    ],
    ['a member without a mark', ['Trustee | Yes | No', 'Norr | X |', 'Wick | |', 'Soames | X |', carried]],
    [
      'rows that may have lost the empty cells before a mark',
      ['Trustee | Yes | No | Abstain', 'Norr | X', 'Wick | X', 'Vance | X', carried],
    ],
    [
      'totals that the names do not come to',
      ['Trustee | Yes | No', 'Norr | X |', 'Wick | X |', 'Vance | | X', 'Total | 3 | 1', carried],
    ],
    [
      'marks whose places a reader has lost',
      ['Trustee | Yes | No | Abstain', 'Norr X', 'Wick X', 'Vance X', carried],
    ],
    ['a letter that no key explains', ['Norr | Wick | Vance | Ashe', 'Y | Y | N | A', carried]],
    [
      'a letter that no key explains, beside a name',
      ['Trustee | Vote', 'Norr | Y', 'Wick | Y', 'Vance | N', 'Ashe | A', carried],
    ],
  ])('is marked as not read: %s', (_, lines) => {
    expect(voteIn(...lines)).toEqual(unread);
  });

  it('does not take the heads of its columns for a count', () => {
    expect(voteIn('Member Yes No Abstain Norr X Wick X Vance X', carried).counts).toBe('?-?-?');
  });
});

describe('letters behind names', () => {
  it.each([
    'Vote: Norr Y, Wick Y, Vance N, Soames Y. Motion carried.',
    'Vote: Norr-Y, Wick-Y, Vance-N, Soames-Y. Motion carried.',
    'Vote: Norr Y Wick Y Vance N Soames Y Motion carried.',
  ])('are votes: %s', (line) => {
    expect(voteIn(line)).toEqual({
      counts: '3-1-?',
      ballots: ['Norr yes', 'Wick yes', 'Vance no', 'Soames yes'],
      isUnread: false,
    });
  });

  it('may be words behind a hyphen', () => {
    expect(voteIn('Roll call: Norr-yes; Wick-yes; Vance-no; Ashe-abstain. Motion carried.')).toEqual({
      counts: '2-1-1',
      ballots: four,
      isUnread: false,
    });
  });

  it.each([
    'Vote: Norr Y, Wick Y, Vance N, Ashe A. Motion carried.',
    'Vote: John N Norr Y, Paul Y Wick Y, Vance N, Soames Y. Motion carried.',
  ])('are not read where a letter may be something else: %s', (line) => {
    expect(voteIn(line)).toEqual(unread);
  });

  it('mean what the only key of the minutes says', () => {
    const [line, key] = ['Norr | Y', 'Y: yes; N: no; A: absent'];
    expect(voteIn(line, 'Wick | Y', 'Vance | N', 'Ashe | A', key, carried).ballots).toContain('Ashe absent');
    expect(voteIn(line, 'Wick | Y', 'Vance | N', 'Ashe | A', key, 'Y: yes; A: abstain', carried)).toEqual(
      unread,
    );
  });
});

describe('a tie', () => {
  it('that the chair breaks is told with the count behind it, and no name of nobody', () => {
    expect(voteIn('The vote was 3-3, the Chair voted aye to break the tie; motion carried 4-3.')).toEqual({
      counts: '4-3-?',
      ballots: [],
      isUnread: false,
    });
  });

  it('that is broken without a count behind it is not told as the count of what was carried', () => {
    expect(voteIn('The vote was tied 3-3. The Chair cast the deciding vote. The motion carried.')).toEqual(
      unread,
    );
  });

  it('is not told by name where one vote has no name', () => {
    expect(voteIn('Ayes: Norr, Wick. Noes: Vance, Ashe. The Chair voted aye. Motion carried.')).toEqual(
      unread,
    );
  });
});

describe('what nobody objected to', () => {
  it.each(['Without objection, the motion was approved.', 'The motion carried by unanimous consent.'])(
    'was decided by consent, without ballots: %s',
    (line) => {
      const decision = firstDecision(moved, line);
      expect([decision?.basis, decision?.result?.value, decision?.ballots]).toEqual([
        'consensus',
        'carried',
        [],
      ]);
    },
  );

  it('was voted on where votes are counted', () => {
    expect(firstDecision(moved, 'There being no objection to a vote, the motion carried 5-0.')?.basis).toBe(
      'motion',
    );
  });
});

it('minutes that only say that a vote was taken do not say that it was carried', () => {
  expect(firstDecision(moved, 'The motion was put to a vote.')?.result).toBeNull();
});

describe('a resolution whose vote follows other paragraphs of it', () => {
  const resolution = [
    'RESOLVED, that the Board approves a commitment of $40 million to Hazelmoor Timber Fund II, and be it further',
    'RESOLVED FURTHER, that the Director is authorized to sign what it needs.',
  ];
  const lists = ['AYES: Norr, Wick, Soames', 'NOES: Vance'];

  it('is one decision with its movers, its votes and its end', () => {
    const decision = firstDecision(
      ...resolution,
      'On a motion by Trustee Wick, seconded by Trustee Eames, the resolution was put to the vote.',
      ...lists,
      'The resolution was adopted.',
    );
    expect(decision).toMatchObject({
      motion: {
        text: 'the Board approves a commitment of $40 million to Hazelmoor Timber Fund II … the Director is authorized to sign what it needs',
      },
      movedBy: { value: 'Wick' },
      secondedBy: { value: 'Eames' },
      result: { value: 'carried' },
      yes: { value: 3 },
      no: { value: 1 },
    });
  });

  it('is passed and adopted by the vote below those words', () => {
    const decision = firstDecision(
      'NOW, THEREFORE, BE IT RESOLVED, that the Board approves a commitment of $40 million to Hazelmoor Timber Fund II.',
      'BE IT FURTHER RESOLVED, that the Director is authorized to sign what it needs.',
      'PASSED AND ADOPTED this 4th day of March, 2026, by the following vote:',
      ...lists,
      'ABSENT: None',
    );
    expect([decision?.result?.value, decision?.yes?.value, decision?.no?.value]).toEqual(['carried', 3, 1]);
    expect(decision?.motion.text).toContain('sign what it needs');
  });

  it('is lost where its vote says so', () => {
    const decision = firstDecision(
      ...resolution,
      'AYES: Vance',
      'NOES: Norr, Wick, Soames',
      'The resolution failed.',
    );
    expect([decision?.result?.value, decision?.yes?.value, decision?.no?.value]).toEqual(['failed', 1, 3]);
  });

  it('stays what was resolved where no vote follows', () => {
    expect(firstDecision(...resolution, 'The Director thanked the Board.')?.result?.value).toBe('carried');
  });
});

describe('a motion that one moved and another seconded in one breath', () => {
  const whole = 'approve a commitment of $40 million to Hazelmoor Timber Fund II';
  it.each([
    `Trustee Wick moved and Trustee Eames seconded to ${whole}. The motion carried, 4-1.`,
    `Wick moved and Eames seconded that the Board ${whole}. The motion carried, 4-1.`,
  ])('has both, and its words: %s', (line) => {
    const decision = firstDecision(line);
    expect([decision?.movedBy?.value, decision?.secondedBy?.value, decision?.motion.text]).toEqual([
      'Wick',
      'Eames',
      whole,
    ]);
  });
});

describe('names before what they voted', () => {
  it.each([
    ["Norr, Wick, Soames and Eames all voted 'aye'. Motion carried.", '4-?-?'],
    [
      "Those voting 'No' were Trustees Vance and Ashe; those voting 'Yes' were Norr, Wick and Soames. Motion carried.",
      '3-2-?',
    ],
  ])('are told: %s', (line, counts) => {
    expect(voteIn(line)).toMatchObject({ counts, isUnread: false });
  });

  it('are not told where the first of them were not understood', () => {
    expect(
      voteIn(
        'The member from Elmside Vale Ostrander Quill Marsh Oakes, Vance and Ashe voted no. Motion carried.',
      ),
    ).toEqual(unread);
  });
});
