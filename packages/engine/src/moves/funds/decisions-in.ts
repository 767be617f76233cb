import type { SignalKind } from '@ecco/domain';
import { readMoney } from '../../figures/money.ts';
import { kindsIn } from '../../meeting/signals/kinds.ts';
import { anyMonth } from '../../words/calendar.ts';
import { isPassive } from './act-stage.ts';
import { type ClauseAct, clauseAt } from './clause-act.ts';
import { isOfYear } from './fund-act.lexicon.ts';
import { isSaid, type Subject, subjectAt } from './fund-subject.ts';
import { advises, considers, decides, endsThere, refers, refuses } from './fund-way.lexicon.ts';

const ways = [
  [refuses, 'rejected'],
  [decides, 'approved'],
  [considers, 'considered'],
  [advises, 'recommended'],
] as const;
/** Without anything to say of what, only these tell something. */
const isVote = new Set<ClauseAct['stage']>(['approved', 'rejected']);

/** What a body decides, refuses or thinks of, by the name of what lay before it. */
export function* decisionsIn(text: string, subjects: readonly Subject[]): Generator<ClauseAct> {
  for (const [way, stage] of ways)
    for (const { text: said, index } of way.findAll(text)) {
      const subject = subjectAt(text, index, subjects);
      if (!subject || (way === advises) !== (subject.by === 'staff')) continue;
      if (way !== considers && isPassive(text.slice(subject.end, index))) continue;
      const act = decisionOf(text, { subject, stage, from: index, start: index + said.length });
      if (act !== null) yield act;
    }
}

type ClauseDecision = { subject: Subject; stage: ClauseAct['stage']; from: number; start: number };

function decisionOf(text: string, { subject, stage, from, start }: ClauseDecision): ClauseAct | null {
  const after = clauseAt(text, start);
  const to = start + after.length;
  // "The plan that trustees adopted in May": what they adopted stands before it.
  const isBefore = after.trim() === '' || endsThere.test(after.trim());
  const object = isBefore ? text.slice(0, subject.start) : after;
  const isTold = isBefore ? stage === 'rejected' && counted.test(text) : isVote.has(stage);
  const kind = kindOf(isBefore ? object : text.slice(from, to), isBefore) ?? (isTold ? 'vote' : null);
  if (kind === null || (kind === 'vote' && isSaid(subject) && !counted.test(text))) return null;
  if (kind === 'vote' && ofOldDay.test(text)) return null;
  const isReferring = !isBefore && refers.test(object.trim());
  return { kind, stage, subject, from: isBefore ? 0 : from, to, refers: isReferring, isSuffered: false };
}

/** Votes that are counted are a body's, whoever tells them. */
const counted =
  /\b(?:\d{1,2}|\p{L}+)(?: to |-to-|-|–)(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|zero)\b|\bunanimous/iu;

/** A day that is long past: what was voted then, and is nothing else, is told in passing. */
const ofOldDay = new RegExp(
  String.raw`\b${anyMonth}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:of )?(?:19\d\d|20[01]\d|202[0-3])\b`,
  'iu',
);

/** Sums that go to somebody, and into nothing. */
const noInvestment =
  /\b(?:settlement|lawsuit|litigation|claims?|case|lease|salary|bonus|budget|grant|donation|dues|travel)\b/iu;

/** What a proposal is about: in so many words, or as a sum that goes into a fund. */
function kindOf(object: string, isBefore: boolean): SignalKind | null {
  const kinds = kindsIn(object);
  const kind = isBefore ? kinds.at(-1) : kinds[0];
  if (kind === 'commitment' && isOfYear.test(object)) return 'pacing';
  if (kind !== undefined) return kind;
  if (readMoney(object).length === 0 || noInvestment.test(object)) return null;
  if (/\b(?:sale|sell-?off|disposal) of\b/iu.test(object)) return 'redemption';
  return /\b(?:in|into|to|with|for) (?:the )?\p{Lu}/u.test(object) ? 'commitment' : null;
}
