import type { AgendaItem, Decision, Proceedings } from '@ecco/domain';
import { largestOf, smallestOf } from '@ecco/domain';
import { saidNumbers } from '../../factuality/said-number.ts';
import { compareWeights } from './compare.weights.ts';
import { sharedOf, shareOf, subjectTerms } from './said-terms.ts';

/** A decision with what it is known by. */
type DecisionTerms = {
  decision: Decision;
  terms: ReadonlySet<string>;
  wide: ReadonlySet<string>;
  item: AgendaItem | null;
};

export type Match = { recorded: Decision; written: Decision };
type DecisionMatches = {
  matches: Match[];
  /** Decisions of the minutes that may be a recorded one in other words, by that one. */
  possible: ReadonlyMap<Decision, readonly Decision[]>;
};

function known({ decisions, agenda }: Proceedings): DecisionTerms[] {
  return decisions.map((decision) => {
    const item = agenda[decision.agendaItem ?? -1] ?? null;
    const terms = subjectTerms(decision.motion.text);
    const around = [
      item?.title ?? '',
      ...[...decision.amounts, ...decision.conditions].map(({ text }) => text),
    ];
    return { decision, terms, wide: new Set([...terms, ...subjectTerms(around.join(' '))]), item };
  });
}

/** How much of a recorded motion the minutes' decision tells; 0 where they share too little to be one. */
function likeness(recorded: DecisionTerms, written: DecisionTerms): number {
  const shared = sharedOf(recorded.terms, written.wide);
  const enough = Math.min(compareWeights.leastTerms, recorded.terms.size);
  return shared < enough ? 0 : shareOf(recorded.terms, written.wide);
}

type BestMatch = { at: number; score: number; lead: number };

function bestOf(scores: readonly number[]): BestMatch {
  const order = scores.map((score, at) => ({ score, at })).toSorted((a, b) => b.score - a.score);
  const [first = { score: 0, at: -1 }, second = { score: 0, at: -1 }] = order;
  return { ...first, lead: first.score - second.score };
}

const isSure = ({ score, lead }: BestMatch): boolean =>
  score >= compareWeights.leastShare && lead >= compareWeights.leastLead;

/** The whole number of an item, in figures or in words: "7", "7 (b)" and "seven" are one; null where it has none. */
const itemNumber = (item: AgendaItem | null): number | null => {
  const number = item?.number ?? '';
  const [figures] = /\d{1,4}/u.exec(number) ?? [];
  return figures === undefined ? (saidNumbers(number)[0]?.mantissa ?? null) : Number(figures);
};

const lastName = (name: string): string => name.toLowerCase().split(/\s+/u).at(-1) ?? '';

/** Whether two decisions cannot be one: items of other numbers, another vote, or somebody else who moved them. */
function isOther(recorded: DecisionTerms, written: DecisionTerms): boolean {
  const [a, b] = [recorded.decision, written.decision];
  const [ours, theirs] = [itemNumber(recorded.item), itemNumber(written.item)];
  if (ours !== null && theirs !== null && ours !== theirs) return true;
  const isOtherMover =
    a.movedBy?.certainty === 'stated' &&
    b.movedBy?.certainty === 'stated' &&
    lastName(a.movedBy.value) !== lastName(b.movedBy.value);
  const isOtherCount = [a.yes, a.no].every((reported, at) => {
    const other = [b.yes, b.no][at];
    return (
      reported?.certainty === 'stated' && other?.certainty === 'stated' && reported.value !== other.value
    );
  });
  return isOtherMover || isOtherCount;
}

/** The places in the minutes between the decisions that stand before and after a recorded one. */
function gapAround(at: number, placeOf: ReadonlyMap<number, number>, total: number): [number, number] {
  const before = [...placeOf].filter(([recorded]) => recorded < at).map(([, written]) => written);
  const after = [...placeOf].filter(([recorded]) => recorded > at).map(([, written]) => written);
  return [largestOf(before, -1), smallestOf(after, total)];
}

/**
 * Which decisions of the minutes are those of the recording, and which may be one in other words: those at its place in
 * the meeting that are no other's.
 */
export function matchDecisions(recording: Proceedings, minutes: Proceedings): DecisionMatches {
  const [ours, theirs] = [known(recording), known(minutes)];
  const scores = ours.map((one) => theirs.map((other) => likeness(one, other)));
  const placeOf = new Map<number, number>();
  for (const [at, row] of scores.entries()) {
    const best = bestOf(row);
    const back = bestOf(scores.map((other) => other[best.at] ?? 0));
    if (isSure(best) && isSure(back) && back.at === at) placeOf.set(at, best.at);
  }
  const taken = new Set(placeOf.values());
  const matches: Match[] = [];
  const possible = new Map<Decision, readonly Decision[]>();
  for (const [at, one] of ours.entries()) {
    const decisionTerms = theirs[placeOf.get(at) ?? -1];
    if (decisionTerms) {
      matches.push({ recorded: one.decision, written: decisionTerms.decision });
      continue;
    }
    const [from, to] = gapAround(at, placeOf, theirs.length);
    const others = theirs.filter((other, place) => {
      if (taken.has(place)) return false;
      const isLike = (scores[at]?.[place] ?? 0) > compareWeights.mostShareOfMissing;
      return isLike || (place > from && place < to && !isOther(one, other));
    });
    possible.set(
      one.decision,
      others.map(({ decision }) => decision),
    );
  }
  return { matches, possible };
}
