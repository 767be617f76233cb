// What a body talks of for an hour its motion may name in other words: "the business park" is decided as a sector plan. Where nearly
// all that is said of a subject, and much is, is said before the end of one decision, that decision is on it.
import type { Decision } from '@ecco/domain';
import type { QuestionSource } from '../../ports/ports.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { indexSource } from '../terms/text-index.ts';
import { decisionWeights } from './decision.weights.ts';

const segmentOf = (segmentId: string, { segments }: QuestionSource): number =>
  segments.findIndex(({ id }) => id === segmentId);

type Span = { decision: Decision; from: number; to: number };

/** Of each decision the segments in which it was talked of: from its motion, or from the end of the one before it, to its end. */
function spansOf(decisions: readonly Decision[], source: QuestionSource): Span[] {
  const ends = decisions
    .map((decision) => ({ decision, to: segmentOf(decision.outcome.segmentId, source) }))
    .filter(({ to }) => to >= 0)
    .toSorted((one, other) => one.to - other.to);
  return ends.map(({ decision, to }, at) => {
    const after = (ends[at - 1]?.to ?? -1) + 1;
    const moved = segmentOf(decision.motion.citations[0]?.segmentId ?? '', source);
    return { decision, from: moved < 0 ? after : Math.max(after, Math.min(moved, to)), to };
  });
}

/** Words of a motion at least that say what it is about: "move to approve" may be about anything. */
const ownWords = 3;

type Talk = { subject: readonly string[]; subjectOf: (words: readonly string[]) => readonly string[] };

/**
 * The decision whose talk holds nearly all that is said of a subject; null where there is none, or its motion has no subject of
 * its own.
 */
export function discussedDecision(
  { subject, subjectOf }: Talk,
  decisions: readonly Decision[],
  source: QuestionSource,
): Decision | null {
  const { segments } = indexSource(source);
  const mentions = segments.flatMap(({ counts }, at) =>
    subject.every((stem) => [...kinOf(stem)].some((one) => counts.has(one))) ? [at] : [],
  );
  const { talkedOf, ofTalk } = decisionWeights;
  const found = spansOf(decisions, source).filter(({ from, to }) => {
    const own = mentions.filter((at) => at >= from && at <= to).length;
    return own >= talkedOf && own >= ofTalk * mentions.length;
  });
  const [only, another] = found;
  if (only === undefined || another !== undefined) return null;
  const about = subjectOf(searchTermsOf(only.decision.motion.text));
  return about.length >= ownWords ? only.decision : null;
}
