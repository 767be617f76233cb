import type { SignalKind, SignalStage } from '@ecco/domain';
import { largestOf } from '@ecco/domain';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { asksToKnow, leaves } from '../../meeting/signals/event.lexicon.ts';
import { pacing } from '../../meeting/signals/kind.lexicon.ts';
import { kindsIn } from '../../meeting/signals/kinds.ts';
import { firmInWords } from '../../meeting/signals/names.ts';
import { officeTitle } from '../offices/office.lexicon.ts';
import { stageAt } from './act-stage.ts';
import { type ClauseAct, clauseAt } from './clause-act.ts';
import { decisionsIn } from './decisions-in.ts';
import {
  changesIt,
  changesRate,
  changesTarget,
  commits,
  commitsMore,
  hires,
  hiresByName,
  isOfYear,
  paces,
  redeems,
  searches,
  terminates,
  terminatesByName,
} from './fund-act.lexicon.ts';
import { isSaid, type Subject, subjectAt } from './fund-subject.ts';
import {
  isCommitted,
  isHired,
  isRateChanged,
  isRefused,
  isSearched,
  isTargetChanged,
  isTerminated,
} from './fund-suffered.lexicon.ts';
import { decides, isNoAct, refuses } from './fund-way.lexicon.ts';

/** Asked in this order: of two that overlap, the first. */
const verbs: readonly (readonly [SignalKind, Lexicon])[] = [
  ['rate_change', changesRate],
  ['search', searches],
  ['termination', terminatesByName],
  ['termination', terminates],
  ['redemption', redeems],
  ['pacing', paces],
  ['target_change', changesTarget],
  ['commitment', commits],
  ['hire', hiresByName],
  ['hire', hires],
];

const suffered: readonly (readonly [SignalKind, SignalStage, Lexicon])[] = [
  ['rate_change', 'approved', isRateChanged],
  ['target_change', 'approved', isTargetChanged],
  ['termination', 'completed', isTerminated],
  ['hire', 'completed', isHired],
  ['commitment', 'approved', isCommitted],
  ['search', 'approved', isSearched],
  ['vote', 'rejected', isRefused],
];

/** What is done in a sentence by those of whom it is, each verb once, in order. `beside`: what was said before it. */
export function actsIn(text: string, subjects: readonly Subject[], beside = ''): ClauseAct[] {
  if (subjects.length === 0) return [];
  const acts: ClauseAct[] = [];
  const deeds = [
    ...clauseActs(text, subjects),
    ...changeActs(text, subjects, beside),
    ...departuresIn(text, subjects),
  ];
  const all = [
    ...deeds,
    ...furtherSums(text, deeds),
    ...decisionsIn(text, subjects),
    ...sufferedIn(text, subjects),
  ];
  for (const act of all) {
    const overlaps = acts.some(({ from, to }) => act.from < to && from < act.to);
    if (!overlaps && !isNoAct.test(text.slice(clauseStart(text, act), act.to))) acts.push(act);
  }
  return acts.toSorted((a, b) => a.from - b.from);
}

function* clauseActs(text: string, subjects: readonly Subject[]): Generator<ClauseAct> {
  for (const [kind, words] of verbs)
    for (const { text: said, index } of words.findAll(text)) {
      const subject = actorAt(text, index, subjects);
      const stage = subject && stageAt(text, { subject, index, said });
      if (!subject || !stage || (kind === 'hire' && officeTitle.test(said))) continue;
      if (kind === 'search' && asksToKnow.test(text)) continue;
      const clause = clauseAt(text, index);
      const isPaced = kind === 'commitment' && (pacing.test(clause) || isOfYear.test(clause));
      // "We put forty million into startups": of no fund that is named.
      if (kind === 'commitment' && !isPaced && isSaid(subject) && firmInWords(clause, kind, false) === null)
        continue;
      const place = { from: index, to: index + said.length };
      yield { kind: isPaced ? 'pacing' : kind, stage, subject, ...place, refers: false, isSuffered: false };
    }
}

/** Where the clause begins in which somebody acts. */
function clauseStart(text: string, { subject, from }: ClauseAct): number {
  const at = Math.min(from, subject.start);
  const [last] = [...text.slice(0, at).matchAll(clauseBreak)].slice(-1);
  return last === undefined ? 0 : last.index;
}
const clauseBreak = /, (?:and|but|so|then)\b|[;—]/gu;

/** "They took it down to six": of what was named just before. */
function* changeActs(text: string, subjects: readonly Subject[], beside: string): Generator<ClauseAct> {
  const kind = kindsIn(beside).findLast((one) => one === 'rate_change' || one === 'target_change');
  if (kind === undefined) return;
  for (const { text: said, index } of changesIt.findAll(text)) {
    const subject = actorAt(text, index, subjects);
    const stage = subject && stageAt(text, { subject, index, said });
    const place = { from: index, to: index + said.length };
    if (subject && stage) yield { kind, stage, subject, ...place, refers: false, isSuffered: false };
  }
}

/** "I'll be retiring in June": whoever speaks for a fund says so of themselves. */
function* departuresIn(text: string, subjects: readonly Subject[]): Generator<ClauseAct> {
  const [own] = subjects.filter(({ by }) => by === 'speaker');
  if (own === undefined) return;
  for (const { text: said, index } of leaves.findAll(text))
    if (/^(?:I|my)\b/iu.test(said)) {
      const place = { from: index, to: index + said.length };
      yield {
        kind: 'departure',
        stage: 'approved',
        subject: own,
        ...place,
        refers: false,
        isSuffered: false,
      };
    }
}

/** The sums behind the first one that is committed, each into another fund. */
function* furtherSums(text: string, deeds: readonly ClauseAct[]): Generator<ClauseAct> {
  const first = deeds.find(({ kind }) => kind === 'commitment');
  if (first === undefined) return;
  for (const { text: said, index } of commitsMore.findAll(text))
    if (index >= first.to) yield { ...first, from: index, to: index + said.length };
}

/** Characters between a decision and what is decided. */
const reach = 90;

/** Who does what stands here: the nearest that it is said of, or who decides to do it. */
function actorAt(text: string, at: number, subjects: readonly Subject[]): Subject | null {
  const near = subjectAt(text, at, subjects);
  if (near) return near;
  const before = text.slice(0, at);
  const starts = [decides, refuses].flatMap((way) => way.findAll(before).map(({ index }) => index));
  const last = largestOf(starts, -reach);
  return at - last < reach ? subjectAt(text, last, subjects) : null;
}

/** "Alder loses its mandate": decided, and not over yet. */
const comes = /\b(?:loses|losing|will|wins|lands|takes over|goes|is going)\b/iu;

/** What is said to have been done, without who did it: the fund that the talk is of. */
function* sufferedIn(text: string, subjects: readonly Subject[]): Generator<ClauseAct> {
  const known = subjects.filter(({ fund, by }) => fund !== null && by !== 'speaker');
  const subject = known.at(-1);
  if (subject === undefined || new Set(known.map(({ fund }) => fund)).size > 1) return;
  for (const [kind, stage, words] of suffered)
    for (const { text: said, index } of words.findAll(text)) {
      const isToCome = stage === 'completed' && comes.test(said);
      const place = { from: index, to: index + said.length };
      yield {
        kind,
        stage: isToCome ? 'approved' : stage,
        subject,
        ...place,
        refers: false,
        isSuffered: true,
      };
    }
}
