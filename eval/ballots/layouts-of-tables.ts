import { letters, or, plain, rest, sided, type Words, withEnd } from './layout.words.ts';
import type { Layout } from './made-vote.type.ts';

// Votes that are printed in tables and by letters, below their resolution, with a tie, or without a vote.

/** The columns of a table of votes. */
const columns = ['yes', 'no', ...rest] as const;
const headings: Words = { ...plain, yes: 'Yes', no: 'No', not_voting: 'Not voting' };
/** Letters as a key explains them. */
const keyed: Words = { yes: 'Y', no: 'N', abstain: 'A', recused: 'R', absent: 'E', not_voting: 'P' };

/** Layouts of tables, letters and ends. */
export const layoutsOfTables: readonly Layout[] = [
  {
    name: '| A | X | | |, a mark under Yes, No, Abstain',
    print: withEnd((_, { roll }) => [
      `| Trustee | ${columns.map((ballot) => headings[ballot]).join(' | ')} |`,
      `| --- |${' --- |'.repeat(columns.length)}`,
      ...roll.map(
        ({ name, ballot }) =>
          `| ${name} | ${columns.map((column) => (column === ballot ? 'X' : '')).join(' | ')} |`,
      ),
      '',
    ]),
  },
  {
    name: 'A        X, set in columns under Yes, No, Abstain, with totals',
    print: withEnd((_, { roll, count }) => [
      `${'Member'.padEnd(40)}${columns.map((ballot) => headings[ballot].padEnd(14)).join('')}`.trimEnd(),
      ...roll.map(({ name, ballot }) =>
        `${name.padEnd(41)}${columns.map((column) => (column === ballot ? 'X' : '').padEnd(14)).join('')}`.trimEnd(),
      ),
      `${'Total'.padEnd(41)}${columns.map((ballot) => String(count(ballot)).padEnd(14)).join('')}`.trimEnd(),
    ]),
  },
  {
    name: 'A\tX, by tabs under Aye, Nay, Abstain',
    print: withEnd((_, { roll }) => [
      ['Name', ...columns.map((ballot) => headings[ballot])].join('\t'),
      ...roll.map(({ name, ballot }) =>
        [name, ...columns.map((column) => (column === ballot ? '✓' : ''))].join('\t'),
      ),
    ]),
  },
  {
    name: '| A | B | over | Y | N |, with a key',
    print: withEnd((_, { roll }) => [
      `| ${roll.map(({ name }) => name).join(' | ')} |`,
      `|${' --- |'.repeat(roll.length)}`,
      `| ${roll.map(({ ballot }) => keyed[ballot]).join(' | ')} |`,
      '',
      'Key: Y = yes, N = no, A = abstained, E = excused, R = recused, P = not voting',
    ]),
  },
  {
    name: 'A Y, B N, letters behind a space',
    print: withEnd((_, { roll }) => [
      `Vote: ${roll.map(({ name, ballot }) => `${name} ${letters[ballot]}`).join(', ')}.`,
    ]),
  },
  {
    name: 'A    Y, a letter a line, A not explained',
    print: withEnd((_, { roll }) =>
      roll.map(({ name, ballot }) => `${name} - ${{ ...keyed, absent: 'A' }[ballot]}`),
    ),
  },
  {
    name: 'RESOLVED above, its vote below further paragraphs',
    isResolution: true,
    print: (vote, written) => [
      '',
      'RESOLVED FURTHER, that the Executive Director is authorized to sign what the investment needs.',
      '',
      `On a motion by ${vote.mover.title} ${vote.mover.short}, seconded by ${vote.seconder.title} ${vote.seconder.short}, the resolution was put to the vote.`,
      '',
      ...sided(plain, (label, _, names) => `${label.toUpperCase()}: ${or(names, 'None')}`)(vote, written),
      '',
      `The resolution was ${vote.result === 'carried' ? 'adopted' : 'not adopted'}.`,
    ],
  },
  {
    name: 'a tie, broken by the Chair',
    print: (vote, { count }) => [
      vote.result === 'carried' && count('yes') === count('no') + 1
        ? `The vote was ${count('no')}-${count('no')}, the Chair voted aye to break the tie; motion carried ${count('yes')}-${count('no')}.`
        : vote.result === 'carried'
          ? `The vote was tied until the Chair cast a vote. Motion carried.`
          : `The vote was ${count('yes')}-${count('no')}; the Chair voted no. Motion failed.`,
    ],
  },
  {
    name: 'without objection, by unanimous consent',
    print: (_, { count }) => [
      count('no') + count('abstain') === 0
        ? 'Without objection, the motion was approved by unanimous consent.'
        : 'The motion was put to a vote.',
    ],
  },
];
