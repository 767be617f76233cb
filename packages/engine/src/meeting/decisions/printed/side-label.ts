import type { NamedBallot } from '@ecco/domain';

type Ballot = NamedBallot['ballot'];

/** A label of a list of votes in a text: whose side it is, the count beside it, and where the list begins. */
export type SideLabel = { ballot: Ballot; count: number | null; start: number; end: number };

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const count = String.raw`(?:\d{1,2}|${numbers.join('|')})`;

/** By sides: of two that could be meant the one that says more stands first. */
const words: readonly (readonly [Ballot, string])[] = [
  ['not_voting', '(?:present,? (?:but |and )?)?not voting|did not vote|non-?voting'],
  [
    'no',
    '(?:those |members? |trustees? )?(?:voting|voted) (?:["\'“‘](?:no|nay)["\'”’]|no|nay|against|in opposition|in the negative)|(?:no|nay) votes|noes|nays?|opposed|opposition|against|dissenting|negative|no',
  ],
  [
    'yes',
    '(?:those |members? |trustees? )?(?:voting|voted) (?:["\'“‘](?:aye|yea|yes)["\'”’]|aye|yea|yes|in favou?r|for|in the affirmative)|(?:aye|yes|yea) votes|ayes?|yeas?|yes|in favou?r|affirmative|for',
  ],
  ['abstain', 'abstain(?:ed|ing|s)?|abstentions?'],
  ['recused', 'recus(?:ed|als?|ing)'],
  ['absent', 'absent|excused|absences?|not present(?: (?:at|for) (?:the )?vote)?'],
];
const all = words.map(([, pattern]) => pattern).join('|');

/** What stands between a label and its names, with a count or without. */
const marks = [
  String.raw`\s?[([](?<c1>${count})[)\]]\s?[:–—-]?\s{0,3}`,
  String.raw`\s?[:=–—-]\s?[([]?(?<c2>${count})(?![\d,.]?\d)\b[)\]]?(?:\s?[:–—([-]\s{0,3}|(?=$|[.;,|)\s]))`,
  String.raw`,?\s(?<c3>${count})\s?[:–—([-]\s{0,3}`,
  String.raw`\s?[:=]\s{0,3}`,
];
const strongMark = String.raw`\s?[–—]\s{0,2}|\s-\s|,?\s(?:were|was)[: ]\s?`;
const strong = /^(?:aye|yea|noes|nay)|vot/iu;
/** "Yes", "no" and "for" are words of prose: as labels they are written large or stand behind a stop. */
const standsSeparate = /(?:^|[.;,:()|]\s{0,3}|\s{2}|\b(?:trustees|members|directors|commissioners)\s)$/iu;
/** "Resolution No: 12" counts nobody. */
const numbered =
  /\b(?:resolution|item|file|docket|agenda|ordinance|motion|contract|case|bill|report|account|fund|exhibit|tab)s?\s$/iu;
const label = new RegExp(
  String.raw`(?<![\p{L}\p{N}'-])(?:the )?(?<words>${all})(?![\p{L}'])(?:${marks.join('|')}|(?<strong>${strongMark}))`,
  'giu',
);
/** "Five ayes (Vale, Oak)": the count first. */
const countFirst = new RegExp(
  String.raw`(?<![\p{L}\p{N}$.,-])(?<count>${count}) (?:members? |trustees? )?(?<words>${all})(?: votes?)?\s?\(`,
  'giu',
);

export const countIn = (said: string): number =>
  /^\d/u.test(said) ? Number(said) : numbers.indexOf(said.toLowerCase());

/** What somebody cast whose ballot is told in some words. */
const ballotOfWords = (said: string): Ballot | null =>
  words.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(said))?.[0] ?? null;

/** The labels of lists of votes in a text, in order. */
export function labelsIn(text: string): SideLabel[] {
  const sideLabels = [...text.matchAll(label), ...text.matchAll(countFirst)].flatMap((one): SideLabel[] => {
    const { words: said = '', strong: mark, c1, c2, c3, count: first } = one.groups ?? {};
    const ballot = ballotOfWords(said);
    if (ballot === null || (mark !== undefined && !strong.test(said))) return [];
    const before = text.slice(Math.max(0, one.index - 16), one.index);
    const isLarge = /^\p{Lu}/u.test(one[0]) && !numbered.test(before);
    if (!strong.test(said) && first === undefined && !isLarge && !standsSeparate.test(before)) return [];
    const counted = c1 ?? c2 ?? c3 ?? first;
    const end = one.index + one[0].length;
    return [{ ballot, count: counted === undefined ? null : countIn(counted), start: one.index, end }];
  });
  sideLabels.sort((a, b) => a.start - b.start || b.end - a.end);
  return sideLabels.filter(({ start }, at) => sideLabels.slice(0, at).every((other) => start >= other.end));
}
