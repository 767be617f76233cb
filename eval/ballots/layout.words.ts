import type { Ballot, Layout, MadeVote, VoteLists } from './made-vote.type.ts';

// Words and lines of which layouts of votes are made.

const numbers = 'no one two three four five six seven eight nine ten eleven'.split(' ');
export const inWords = (count: number): string => numbers[count] ?? String(count);
export const and = (names: readonly string[], mark = ' and '): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${mark}${names.at(-1)}`;
export const or = (names: readonly string[], none: string): string =>
  names.length === 0 ? none : names.join(', ');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const passed = ({ result }: MadeVote): string => (result === 'carried' ? 'carried' : 'failed');
export const ended = (vote: MadeVote): string => `Motion ${passed(vote)}.`;

/** Ballots that are printed only where somebody cast one. */
export const rest = ['abstain', 'recused', 'absent', 'not_voting'] as const;

export type Words = Readonly<Record<Ballot, string>>;
export const plain: Words = {
  yes: 'Ayes',
  no: 'Noes',
  abstain: 'Abstain',
  recused: 'Recused',
  absent: 'Absent',
  not_voting: 'Not voting',
};
export const excused: Words = {
  ...plain,
  yes: 'In favor',
  no: 'Opposed',
  abstain: 'Abstentions',
  absent: 'Excused',
};
export const spoken: Words = {
  yes: 'aye',
  no: 'nay',
  abstain: 'abstain',
  recused: 'recused',
  absent: 'absent',
  not_voting: 'not voting',
};

/** A line for each side: the label, the count and the names as a layout writes them. */
export const sided =
  (words: Words, line: (label: string, count: number, names: string[]) => string, sep?: string) =>
  (_: MadeVote, { of, count }: VoteLists): string[] => {
    const lines = [...(['yes', 'no'] as const), ...rest.filter((ballot) => of(ballot).length > 0)].map(
      (ballot) => line(words[ballot], count(ballot), of(ballot)),
    );
    return sep === undefined ? lines : [lines.join(sep)];
  };

export const withEnd =
  (print: Layout['print']): Layout['print'] =>
  (vote, written) => [...print(vote, written), ended(vote)];

/** "Trustee Vale was absent. Trustee Oak recused himself." */
export const otherSentences = ({ of }: VoteLists): string =>
  [
    ...of('abstain').map((name) => `${name} abstained.`),
    ...of('recused').map((name) => `${name} recused himself.`),
    ...of('absent').map((name) => `${name} was absent.`),
    ...of('not_voting').map((name) => `${name} did not vote.`),
  ].join(' ');

export const tally = ({ count }: VoteLists, mark: string): string => `${count('yes')}${mark}${count('no')}`;

export const letters: Words = {
  yes: 'Y',
  no: 'N',
  abstain: 'Abs',
  recused: 'Rec',
  absent: 'Abt',
  not_voting: 'NV',
};
