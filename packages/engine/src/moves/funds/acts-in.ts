import type { SignalKind, SignalStage } from '@ecco/domain';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { pacing } from '../../meeting/signals/kind.lexicon.ts';
import { officeTitle } from '../office.lexicon.ts';
import { stageAt } from './act-stage.ts';
import { type ClauseAct, clauseAt } from './clause-act.ts';
import { decisionsIn } from './decisions-in.ts';
import {
  changesRate,
  changesTarget,
  commits,
  hires,
  hiresByName,
  isOfYear,
  paces,
  redeems,
  searches,
  terminates,
} from './fund-act.lexicon.ts';
import { type Subject, subjectOf } from './fund-subject.ts';
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
const deeds: readonly (readonly [SignalKind, Lexicon])[] = [
  ['rate_change', changesRate],
  ['search', searches],
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

/** What is done in a sentence by those of whom it is, each verb once, in order. */
export function actsIn(text: string, subjects: readonly Subject[]): ClauseAct[] {
  if (subjects.length === 0) return [];
  const found: ClauseAct[] = [];
  for (const act of [
    ...deedsIn(text, subjects),
    ...decisionsIn(text, subjects),
    ...sufferedIn(text, subjects),
  ]) {
    const overlaps = found.some(({ from, to }) => act.from < to && from < act.to);
    if (!overlaps && !isNoAct.test(text.slice(0, act.to))) found.push(act);
  }
  return found.toSorted((a, b) => a.from - b.from);
}

function* deedsIn(text: string, subjects: readonly Subject[]): Generator<ClauseAct> {
  for (const [kind, words] of deeds)
    for (const { text: said, index } of words.findAll(text)) {
      const subject = actorAt(text, index, subjects);
      const stage = subject && stageAt(text, { subject, index, said });
      if (!subject || !stage || (kind === 'hire' && officeTitle.test(said))) continue;
      const clause = clauseAt(text, index);
      const isPaced = kind === 'commitment' && (pacing.test(clause) || isOfYear.test(clause));
      const place = { from: index, to: index + said.length };
      yield { kind: isPaced ? 'pacing' : kind, stage, subject, ...place, refers: false, isSuffered: false };
    }
}

/** Characters between a decision and what is decided. */
const reach = 90;

/** Who does what stands here: the nearest that it is said of, or who decides to do it. */
function actorAt(text: string, at: number, subjects: readonly Subject[]): Subject | null {
  const near = subjectOf(text, at, subjects);
  if (near) return near;
  const before = text.slice(0, at);
  const starts = [decides, refuses].flatMap((way) => way.findAll(before).map(({ index }) => index));
  const last = Math.max(-reach, ...starts);
  return at - last < reach ? subjectOf(text, last, subjects) : null;
}

/** What is said to have been done, without who did it: the fund that the talk is of. */
function* sufferedIn(text: string, subjects: readonly Subject[]): Generator<ClauseAct> {
  const known = subjects.filter(({ fund }) => fund !== null);
  const subject = known.at(-1);
  if (subject === undefined || new Set(known.map(({ fund }) => fund)).size > 1) return;
  for (const [kind, stage, words] of suffered)
    for (const { text: said, index } of words.findAll(text))
      yield { kind, stage, subject, from: index, to: index + said.length, refers: false, isSuffered: true };
}
