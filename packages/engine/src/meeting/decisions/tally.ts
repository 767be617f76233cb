import type { Span } from '../../sentences/span.ts';
import type { Run } from '../talk/turn.ts';
import { runText } from '../talk/turn.ts';
import { countPattern, saidCount } from './count.ts';

/** A number of votes, and the words that say it. */
export type VoteTotal = { value: number; run: Run };
export type Tally = { yes: VoteTotal | null; no: VoteTotal | null; abstain: VoteTotal | null };

const count = `(${countPattern})`;
/** "seven to one", "five to two with one abstention"; "from 7.30 to 11.30" are hours. */
const spoken = new RegExp(
  String.raw`(?<![\d.:$])\b${count} (?:votes? )?to ${count}(?![.:]?\d)(?:,? (?:and|with|to) ${count}(?= abst| recus|[,.;]|$))?(?! ?(?:%|per|basis|years?|months?|weeks?|days?|minutes|million|billion|thousand|hundred|point|dollars|p\.?m|a\.?m|of the))`,
  'giu',
);
/** "four, zero and one", as a vote is read out. */
const listed = new RegExp(String.raw`\b${count},? ${count},? and ${count}(?=[.,;]|$)`, 'giu');
/** "Five, one, one.", "that's three, three": a count read out without a word for its sides. */
const bare = `${count}(?:,? (?:and |to )?| ?- ?)${count}(?:,? (?:and )?${count})?`;
const readOut = new RegExp(
  String.raw`(?:^(?:(?:and|okay|so|all right|alright|the vote is|that's|i have|i've got|we have)[,. ]{1,2}){0,3}${bare}[.!]?$|\b(?:that's|that is|it's|it is|the vote is|count is|they voted|we voted|(?:board|committee|council) voted) ${bare}(?=[.,;!]|$| (?:it|so|and|to [a-z]{4}|the motion|okay|that|motion)))`,
  'giu',
);
/** "It carries, five-two.", "adopted, six-nothing": behind the outcome no word stands between. */
const behindEnd = new RegExp(
  String.raw`\b(?:carries|carried|passes|passed|fails|failed|adopted|approved)(?: as well| again)?,? ${count}[ /-](${countPattern}|oh)(?=[.,;!]|$| (?:um|uh|okay|item|next|please|thank)\b)`,
  'giu',
);
/** "TOTAL | 5 | 2 | 0 |": the last row of a table of votes. */
const totalled = /\btotals?\b[\s|:]{1,6}(\d{1,2})[\s|]{1,6}(\d{1,2})(?:[\s|]{1,6}(\d{1,2}))?(?=[\s|]*$)/giu;
/** "6-0", "5–0–1"; "fiscal year 15-16" and "Ordinance 12-40" count nobody, and "7:45" is a time. */
const written = new RegExp(
  [
    String.raw`(?<!\b(?:years?|fiscal|FY|FYs?|ordinances?|resolutions?|no\.?|numbers?|sections?|chapters?|bills?) ?)`,
    String.raw`(?<![\d$.,–/-])(\d{1,2})(?: ?[-–—] ?|:(?!\d\d))(\d{1,2})(?: ?[-–—:] ?(\d{1,2}))?(?: ?[-–—:] ?\d{1,2})?`,
    String.raw`(?![\d%/]|,\d|[-–]|\.\d| ?(?:percent|p\.m|a\.m|pm|am|years?|million|billion|basis))`,
  ].join(''),
  'giu',
);

const yes = String.raw`(?:ayes?|yeas?|yes(?:es)?|in (?:favou?r|support)|affirmative|hands|votes? (?:in favou?r|for)|voting (?:yes|aye)|for\b(?! (?:a|the|an|two|three|one)\b))`;
const no = String.raw`(?:noes|nos|nays?|no(?:es)? votes?|against|opposed|in opposition|opposing|dissent(?:ing|s)?|votes? against|voting no|no\b(?=[,.; )]|$))`;
const abstain = String.raw`(?:abstentions?|abstain(?:ed|ing|s)?|recus\w{1,5})`;
const someCount = countPattern.replace(/\|no\)$/u, ')');
const before = (label: string) =>
  new RegExp(
    String.raw`\b(?:all )?${count} (?:(?:of us|members?|trustees?|are|were|is|voted|voting|the) ){0,2}${label}(?![a-z])`,
    'giu',
  );
const behind = (heads: string, forms: string) =>
  new RegExp(
    String.raw`\b(?:(?:${heads})(?: ?[:=–-] ?| are | )|(?:${forms}) ?[:=–-] ?)(${someCount})\b(?![%.,]?\d| ?(?:ayes|noes|nays|yes|no|abst))`,
    'giu',
  );
const sides = [
  ['yes', before(yes), behind('ayes?|yeas?', 'yes|in favou?r|for')],
  ['no', before(no), behind('noes|nos|nays?', 'no|against|opposed')],
  [
    'abstain',
    before(abstain),
    behind('abstentions?|abstain(?:ed|ing|s)?', 'abstentions?|abstain(?:ed|ing|s)?'),
  ],
] as const;
/** Members of a body at most. */
const mostMembers = 60;

const clockTime = /(?<![\d:])\d{1,3}:[0-5]\d:[0-5]\d(?![\d:])|\[\d{1,3}:[0-5]\d\]/gu;
/** "Yes No Abstain" heads the columns of a table: "no abstain" there counts nobody. */
const columnHead =
  /\b(?:yes|ayes?|yeas?|for)[\s|]{1,20}(?:no|noes|nays?|against)[\s|]{1,20}abst\p{L}{0,8}/giu;
/** The words of a run in which votes are counted: a time on a clock, "[2:35:58]", counts nobody. */
const countable = (run: Run): string => runText(run).replace(clockTime, hidden).replace(columnHead, hidden);
const hidden = (words: string): string => '#'.repeat(words.length);

/** How many voted which way, as it is said in some runs; what is said later counts, and a pair more than single numbers. */
export function readTally(runs: readonly Run[]): Tally {
  const tally: Tally = { yes: null, no: null, abstain: null };
  for (const run of runs) {
    const isLabeled = sides.some(([, , pattern]) => lastOf(run, pattern) !== null);
    for (const [side, spokenFirst, labelFirst] of sides)
      tally[side] = lastOf(run, isLabeled ? labelFirst : spokenFirst) ?? tally[side];
    const [pair] = [spoken, listed, written, readOut, behindEnd, totalled]
      .flatMap((pattern) => pairsIn(run, pattern))
      .slice(-1);
    if (pair !== undefined) Object.assign(tally, pair);
  }
  return tally;
}

function lastOf(run: Run, pattern: RegExp): VoteTotal | null {
  const match = [...countable(run).matchAll(pattern)].at(-1);
  const value = saidCount(match?.[1] ?? '');
  return match === undefined || Number.isNaN(value) ? null : countedAt(run, match, value);
}

type Match = { 0: string; index: number };

const countedAt = (run: Run, { 0: text, index }: Match, value: number): VoteTotal => {
  const span: Span = { start: run.start + index, end: run.start + index + text.length };
  return { value, run: { turn: run.turn, ...span } };
};

/** What the groups of a match hold; of alternatives, those of the one that was found. */
const countsIn = ([, ...groups]: readonly (string | undefined)[]): string[] =>
  groups.filter((said) => said !== undefined);

/** Whether a statement reads out how many were for and against. */
export const isReadOut = (run: Run): boolean => pairsIn(run, readOut).length > 0;

function pairsIn(run: Run, pattern: RegExp): Partial<Tally>[] {
  return [...countable(run).matchAll(pattern)].flatMap((match) => {
    const [for_, against, neither] = countsIn(match).map(saidCount);
    if (for_ === undefined || against === undefined || Number.isNaN(for_) || Number.isNaN(against)) return [];
    if (isCountingAloud(match[0])) return [];
    if (for_ + against === 0 || for_ + against > mostMembers) return [];
    const pair = { yes: countedAt(run, match, for_), no: countedAt(run, match, against) };
    const isThree = neither !== undefined && !Number.isNaN(neither);
    return [isThree ? { ...pair, abstain: countedAt(run, match, neither) } : pair];
  });
}

/** "One, two, three.": hands are counted aloud, and no sides. */
const isCountingAloud = (said: string): boolean => /\bone,? two(?:,? three)?[.!]?$/iu.test(said.trim());

/** "Hands, please. Five.": all that a statement says. */
export function bareCount(statement: Run): VoteTotal | null {
  const match =
    /^(?:(?:that's|that is|i see|i count|all|and|okay|so)[, ]{1,2}){0,3}(\w{1,9})(?: (?:hands|of us|of you))?[.!]?$/iu.exec(
      countable(statement).trim(),
    );
  const value = saidCount(match?.[1] ?? '');
  return Number.isNaN(value) || value === 0 ? null : { value, run: statement };
}

/** Why a motion may be lost that most voted for. */
export const needsMore =
  /\b(?:two[- ]thirds|super-?majority|majority of|(?:votes|members) (?:are |were )?(?:needed|required)|quorum)\b/iu;

/** The votes on a motion that was lost: "by 4 votes to 2" counts those against first; else most for it cannot be true. */
export function lostBy({ yes, no, abstain }: Tally, outcome: string): Tally {
  if (yes === null || no === null || yes.value <= no.value || needsMore.test(outcome))
    return { yes, no, abstain };
  return /\b(?:lost|defeated|rejected)(?:,| by| on| with){0,2}\s/iu.test(outcome)
    ? { yes: no, no: yes, abstain }
    : { yes: null, no: null, abstain };
}
