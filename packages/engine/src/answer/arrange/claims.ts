// Sentences that say the same are one claim. Whether claims of several sources agree is told only where it is sure that
// they speak of the same: the same owner, the same measure, the same time. When in doubt a claim stands alone.
import type { AnswerClaim, QuestionForm } from '@ecco/domain';
import type { QuestionSource } from '../../ports/ports.ts';
import type { Lead } from '../forms/lead.type.ts';
import type { Needs } from '../question/needs.ts';
import { squash } from '../question/question-name.ts';
import type { RankedSentence } from '../retrieve/rank-candidates.ts';
import { kinOf } from '../terms/kin.lexicon.ts';

/** A sentence that is told: what it answers with, and how well it answers. */
export type ClaimSentence = RankedSentence & { lead: Lead | null };

type ClaimQuestion = { form: QuestionForm; needs: Needs; sources: readonly QuestionSource[] };

/** Forms whose leads can be set side by side. */
const compared: readonly QuestionForm[] = ['number', 'date', 'name'];

/** Sentences by what they say, each claim's in their order, the decision that is asked for first. */
export function groupClaims<One extends ClaimSentence>(
  tellings: readonly One[],
  asked: ClaimQuestion,
): One[][] {
  const claims: One[][] = [];
  for (const one of tellings) {
    const same = claims.find((claim) => claim[0] !== undefined && isSame(claim[0], one, asked));
    if (same && one.isDecision) same.unshift(one);
    else if (same) same.push(one);
    else claims.push([one]);
  }
  return claims;
}

function isSame(one: ClaimSentence, other: ClaimSentence, asked: ClaimQuestion): boolean {
  if (!compared.includes(asked.form) || one.lead === null || one.lead.key !== other.lead?.key) return false;
  const isOneSource = one.candidate.sourceIndex === other.candidate.sourceIndex;
  return isOneSource ? !areApart(one.lead, other.lead) : isOfSame(one, other, asked);
}

/** Whether each claim stands alone, is told by several sources, or another says otherwise. */
export function weighClaims(claims: readonly ClaimSentence[][], asked: ClaimQuestion): AnswerClaim[] {
  return claims.map((claim) => {
    const differsFrom = [...claims.keys()].filter((at) => doDiffer(claim, claims[at] ?? [], asked));
    const sources = new Set(claim.map(({ candidate }) => candidate.sourceIndex));
    const agreement = differsFrom.length > 0 ? 'differ' : sources.size > 1 ? 'agree' : 'alone';
    return { agreement, differsFrom };
  });
}

function doDiffer(
  [one]: readonly ClaimSentence[],
  [other]: readonly ClaimSentence[],
  asked: ClaimQuestion,
): boolean {
  if (one === undefined || other === undefined || one === other) return false;
  if (asked.form !== 'number' && asked.form !== 'date') return false;
  if (one.lead === null || other.lead === null || one.lead.key === other.lead.key) return false;
  if (one.candidate.sourceIndex === other.candidate.sourceIndex) return false;
  if (unitOf(one.lead) !== unitOf(other.lead) && asked.form === 'number') return false;
  // Fourteen firms and four firms may be others of the same kind.
  if (unitOf(one.lead) === 'count') return false;
  return (
    [one, other].every((telling) => saysWholeQuestion(telling, asked)) &&
    isOfSame(one, other, asked) &&
    areOfOneTime(one, other, asked.sources)
  );
}

/** It names, or is from a source that is about, whoever is asked of, and has every other word of the question. */
function saysWholeQuestion(
  { candidate }: ClaimSentence,
  { needs: { names, things }, sources }: ClaimQuestion,
): boolean {
  const { title = '', showName = '' } = sources[candidate.sourceIndex]?.context ?? {};
  const about = squash(`${title} ${showName ?? ''}`);
  const isNamed = names.every(
    ({ joined, stems }) => about.includes(joined) || stems.some((stem) => candidate.stems.has(stem)),
  );
  return isNamed && [...things.keys()].every((stem) => holds(candidate, stem));
}

const holds = ({ stems }: ClaimSentence['candidate'], stem: string): boolean =>
  [...kinOf(stem)].some((kin) => stems.has(kin));

const unitOf = ({ key }: Lead): string => key.split(' ')[0] ?? '';

const isOfSame = (one: ClaimSentence, other: ClaimSentence, asked: ClaimQuestion): boolean =>
  isSameOwner(one, other, asked) && isSameMeasure(one, other, asked.needs) && !areApart(one.lead, other.lead);

/** Whoever a question names is known to both sources; else both must be of one show or body. */
function isSameOwner(one: ClaimSentence, other: ClaimSentence, { needs, sources }: ClaimQuestion): boolean {
  if (needs.names.length > 0) return true;
  const [first, second] = [one, other].map(({ candidate }) =>
    squash(sources[candidate.sourceIndex]?.context.showName ?? ''),
  );
  return first !== '' && first === second;
}

/** Both hold the thing that is asked for, or where a question names none, the same of its words. */
function isSameMeasure(one: ClaimSentence, other: ClaimSentence, { head, things }: Needs): boolean {
  const wanted = head.length > 0 ? head : [...things.keys()];
  const held = wanted.filter((stem) => holds(one.candidate, stem) && holds(other.candidate, stem));
  return wanted.length > 0 && held.length >= (head.length > 0 ? wanted.length : wanted.length / 2);
}

const periodOf = (lead: Lead | null): string =>
  (lead?.period ?? '').toLowerCase().replaceAll(/\b(?:the|of)\b|[^\p{L}\p{N}]/gu, '');

/** Both say of when they are, and not of the same time. */
const areApart = (one: Lead | null, other: Lead | null): boolean =>
  periodOf(one) !== '' && periodOf(other) !== '' && periodOf(one) !== periodOf(other);

const hasYear = (lead: Lead | null): boolean => /(?:19|20)\d\d/u.test(lead?.period ?? '');
/** Days that lie between two sources of one time, at most. */
const nearDays = 100;

/** Both name the same time with its year, or were said at nearly the same time. */
function areOfOneTime(one: ClaimSentence, other: ClaimSentence, sources: readonly QuestionSource[]): boolean {
  if (periodOf(one.lead) !== periodOf(other.lead)) return false;
  if (hasYear(one.lead)) return true;
  const [first, second] = [one, other].map(({ candidate }) =>
    Date.parse(sources[candidate.sourceIndex]?.date ?? ''),
  );
  if (first === undefined || second === undefined) return false;
  return Math.abs(first - second) <= nearDays * 86_400_000;
}
