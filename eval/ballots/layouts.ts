import {
  and,
  capital,
  ended,
  excused,
  inWords,
  letters,
  or,
  otherSentences,
  passed,
  plain,
  rest,
  sided,
  spoken,
  tally,
  withEnd,
} from './layout.words.ts';
import { layoutsOfTables } from './layouts-of-tables.ts';
import type { Ballot, Layout } from './made-vote.type.ts';

// Ways in which boards print a vote. All are written for this: real minutes have been the model of their forms alone.

export const layouts: readonly Layout[] = [
  {
    name: 'AYES: A, B / NOES: C',
    print: withEnd(sided(plain, (label, _, names) => `${label.toUpperCase()}: ${or(names, 'None')}`)),
  },
  {
    name: 'Ayes (5): A, B, with RESULT',
    print: (vote, written) => [
      ...sided(plain, (label, count, names) => `${label} (${count}): ${or(names, 'None')}`)(vote, written),
      `RESULT: ${vote.result === 'carried' ? 'APPROVED' : 'FAILED'} [${tally(written, ' TO ')}]`,
    ],
  },
  {
    name: 'In favor (5): A / Opposed (2): B',
    print: withEnd(sided(excused, (label, count, names) => `${label} (${count}): ${or(names, 'none')}`)),
  },
  {
    name: 'Ayes - 5 - A, B',
    print: withEnd(sided(plain, (label, count, names) => `${label} - ${count} - ${or(names, 'None')}`)),
  },
  {
    name: 'FOR: 5 (A, B)',
    print: withEnd(
      sided({ ...plain, yes: 'FOR', no: 'AGAINST' }, (label, count, names) =>
        names.length === 0
          ? `${label.toUpperCase()}: 0`
          : `${label.toUpperCase()}: ${count} (${names.join(', ')})`,
      ),
    ),
  },
  {
    name: 'Trustee A – Yes, a line each',
    print: (vote, { roll }) => [
      'The roll was called:',
      ...roll.map(({ name, ballot }) => `${name} – ${capital(excusedWord(ballot))}`),
      `The motion ${passed(vote)}.`,
    ],
  },
  {
    name: 'A: Aye, a line each',
    print: withEnd((_, { roll }) => [
      'ROLL CALL VOTE:',
      ...roll.map(({ name, ballot }) => `${name}: ${capital(spoken[ballot])}`),
    ]),
  },
  {
    name: 'A ........ Aye',
    print: withEnd((_, { roll }) =>
      roll.map(
        ({ name, ballot }) =>
          `${name} ${'.'.repeat(Math.max(4, 30 - name.length))} ${capital(spoken[ballot])}`,
      ),
    ),
  },
  {
    name: 'columns of names and votes',
    print: withEnd((_, { roll }) => [
      'Member                          Vote',
      ...roll.map(({ name, ballot }) => `${name.padEnd(32)}${capital(spoken[ballot])}`),
      '',
    ]),
  },
  {
    name: '| A | Aye |',
    print: withEnd((_, { roll }) => [
      '| Trustee | Vote |',
      '| --- | --- |',
      ...roll.map(({ name, ballot }) => `| ${name} | ${capital(spoken[ballot])} |`),
      '',
    ]),
  },
  {
    name: 'Voting aye: A, B and C. Voting nay: D.',
    print: (vote, written) => [
      [
        `Voting aye: ${and(written.of('yes'))}.`,
        ...(written.of('no').length === 0 ? [] : [`Voting nay: ${and(written.of('no'))}.`]),
        otherSentences(written),
        ended(vote),
      ]
        .filter(Boolean)
        .join(' '),
    ],
  },
  {
    name: 'carried 5-2, with A and B voting no',
    print: (vote, written) => {
      const against = written.of('no');
      const abstaining = written.of('abstain');
      const sides = [
        ...(against.length === 0 ? [] : [`${and(against)} voting no`]),
        ...(abstaining.length === 0 ? [] : [`${and(abstaining)} abstaining`]),
      ];
      const others = written.count('abstain') === 0 ? '' : `-${written.count('abstain')}`;
      return [
        `The motion ${passed(vote)} ${tally(written, '-')}${others}${sides.length === 0 ? '' : `, with ${sides.join(' and ')}`}.`,
      ];
    },
  },
  {
    name: 'passed 5 to 2 (A and B dissenting)',
    print: (vote, written) => {
      const against = written.of('no');
      const verb = vote.result === 'carried' ? 'passed' : 'failed';
      return [
        `The motion ${verb} ${tally(written, ' to ')}${against.length === 0 ? '' : ` (${and(against)} dissenting)`}.`,
      ];
    },
  },
  {
    name: 'Roll call vote: A – aye; B – nay.',
    print: withEnd((_, { roll }) => [
      `Roll call vote: ${roll.map(({ name, ballot }) => `${name} – ${spoken[ballot]}`).join('; ')}.`,
    ]),
  },
  {
    name: 'Upon roll call: Ayes: A, B. Nays: none.',
    print: (vote, written) => {
      const sides = sided(
        { ...plain, no: 'Nays' },
        (label, _, names) => `${label}: ${or(names, 'none')}.`,
        ' ',
      );
      return [`Upon roll call: ${sides(vote, written).join('')} ${ended(vote)}`];
    },
  },
  {
    name: 'Yes: A, B (2)  No: C (1)',
    print: withEnd(
      sided(
        { ...plain, yes: 'Yes', no: 'No' },
        (label, count, names) => `${label}: ${or(names, 'None')} (${count})`,
        '  ',
      ),
    ),
  },
  {
    name: 'Yeas: A; B; C',
    print: withEnd(
      sided(
        { ...plain, yes: 'Yeas', no: 'Nays' },
        (label, _, names) => `${label}: ${names.length === 0 ? 'None' : names.join('; ')}`,
      ),
    ),
  },
  {
    name: 'a heading, then a name a line',
    print: withEnd((_, { of }) =>
      (['yes', 'no', ...rest] as const)
        .filter((ballot) => of(ballot).length > 0)
        .flatMap((ballot) => [
          `${plain[ballot].toUpperCase()}:`,
          '',
          ...of(ballot).flatMap((name) => [name, '']),
        ]),
    ),
  },
  {
    name: 'A (Y), B (N)',
    print: withEnd((_, { roll }) => [
      `Vote: ${roll.map(({ name, ballot }) => `${name} (${letters[ballot]})`).join(', ')}`,
    ]),
  },
  {
    name: 'A voted aye. B voted no.',
    print: withEnd((_, written) => [
      [
        ...written.roll
          .filter(({ ballot }) => ballot === 'yes' || ballot === 'no')
          .map(({ name, ballot }) => `${name} voted ${ballot === 'yes' ? 'aye' : 'no'}.`),
        otherSentences(written),
      ].join(' '),
    ]),
  },
  {
    name: 'A, yes; B, no;',
    print: withEnd((_, { roll }) => [
      `A roll call was taken: ${roll.map(({ name, ballot }) => `${name}, ${saidWord(ballot)}`).join('; ')}.`,
    ]),
  },
  {
    name: 'The following voted in favor: A and B.',
    print: (vote, written) => [
      [
        `The following voted in favor: ${and(written.of('yes'))}.`,
        ...(written.of('no').length === 0 ? [] : [`The following voted against: ${and(written.of('no'))}.`]),
        otherSentences(written),
        `The motion ${passed(vote)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    ],
  },
  {
    name: 'Those voting in favor were A and B; those voting against were C.',
    print: (vote, written) => [
      [
        `Those voting in favor were ${and(written.of('yes'), ', and ')}${written.of('no').length === 0 ? '.' : `; those voting against were ${and(written.of('no'), ', and ')}.`}`,
        otherSentences(written),
        `The motion ${passed(vote)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    ],
  },
  {
    name: 'Vote: 5-2-1 (Ayes: A, B; Noes: C; Abstain: D)',
    print: withEnd((vote, written) => {
      const sides = sided(plain, (label, _, names) => `${label}: ${or(names, 'None')}`, '; ');
      return [`Vote: ${tally(written, '-')}-${written.count('abstain')} (${sides(vote, written).join('')})`];
    }),
  },
  {
    name: 'AYES: A, B NOES: C ABSENT: None, on one line',
    print: withEnd(sided(plain, (label, _, names) => `${label.toUpperCase()}: ${or(names, 'None')}`, ' ')),
  },
  {
    name: 'ROLL CALL: Ayes, 5: A, B; Nays, 2: C',
    print: (vote, written) => {
      const sides = sided(
        { ...plain, no: 'Nays' },
        (label, count, names) => `${label}, ${count}: ${or(names, 'None')}`,
        '; ',
      );
      return [`ROLL CALL: ${sides(vote, written).join('')}. ${ended(vote)}`];
    },
  },
  {
    name: 'by 5 ayes (A, B) and 2 nays (C)',
    print: (vote, written) => {
      const side = (count: number, word: string, names: readonly string[]) =>
        `${inWords(count)} ${word}${names.length === 0 ? '' : ` (${names.join(', ')})`}`;
      return [
        `On a vote of ${side(written.count('yes'), 'ayes', written.of('yes'))} and ${side(written.count('no'), 'nays', written.of('no'))}, the motion ${passed(vote)}. ${otherSentences(written)}`.trim(),
      ];
    },
  },
  {
    name: 'Ayes all, except A and B, who voted no',
    print: (vote, written) => {
      const against = written.of('no');
      const but = against.length === 0 ? '' : ` except ${and(against)}, who voted no`;
      return [
        `All members present voted aye${but}. ${otherSentences(written)} ${ended(vote)}`.replace(
          / {2}/gu,
          ' ',
        ),
      ];
    },
  },
  {
    name: 'A-Y, B-N',
    print: withEnd((_, { roll }) => [
      `Vote: ${roll.map(({ name, ballot }) => `${name}-${letters[ballot]}`).join(', ')}.`,
    ]),
  },
  {
    name: 'carried unanimously',
    print: (vote, written) =>
      written.count('no') + written.count('abstain') === 0
        ? ['The motion carried unanimously.']
        : [
            `The motion ${passed(vote)} on a vote of ${inWords(written.count('yes'))} to ${inWords(written.count('no'))}.`,
          ],
  },
  {
    name: 'behind the outcome: AYES, NAYS in capitals',
    print: (vote, { of }) => [
      `Motion ${passed(vote)} on a roll call vote.`,
      `AYES: ${or(of('yes'), 'None').toUpperCase()}`,
      `NAYS: ${or(of('no'), 'None').toUpperCase()}`,
      ...rest
        .filter((ballot) => of(ballot).length > 0)
        .map((ballot) => `${plain[ballot].toUpperCase()}: ${of(ballot).join(', ').toUpperCase()}`),
    ],
  },
  {
    name: 'Aye votes: A. Nay votes: B. Motion carried 5/2.',
    print: (vote, written) => {
      const sides = sided(
        { ...plain, yes: 'Aye votes', no: 'Nay votes' },
        (label, _, names) => `${label}: ${or(names, 'None')}.`,
        ' ',
      );
      return [`${sides(vote, written).join('')} Motion ${passed(vote)} ${tally(written, '/')}.`];
    },
  },
  ...layoutsOfTables,
];

function excusedWord(ballot: Ballot): string {
  return { ...spoken, yes: 'yes', no: 'no', abstain: 'abstained', absent: 'excused' }[ballot];
}

function saidWord(ballot: Ballot): string {
  return { ...spoken, yes: 'yes', no: 'no', abstain: 'abstaining' }[ballot];
}
