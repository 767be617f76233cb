import type { Decision } from '@ecco/domain';
import type { SpokenLabel } from './label.schema.ts';

/** What can be wrong with a decision that was told. */
export type Fault = 'result' | 'count' | 'subject' | 'mover' | 'nothing named' | 'no result';

export type JudgedDecision = { decision: Decision; label: SpokenLabel | null; faults: Fault[] };
export type SpokenScore = { judged: JudgedDecision[]; missed: SpokenLabel[] };

/** Segments between the end that a reader gave a vote and the one that is told, at most. */
const [before, behind] = [4, 5];
const segmentOf = (decision: Decision): number => Number(decision.outcome.segmentId);
const isNear = (label: SpokenLabel, at: number): boolean =>
  at >= Math.max(label.from, label.to - before) && at <= label.to + behind;

/** Words that say that something was decided and not what. */
const empty =
  /\b(?:approv\w*|adopt\w*|motion|item|agenda|ordinance|resolution|the|an?|is|it|this|that|to|of|number|next|staffs?|recommendation|our|up|page|per|and|all|be|on|first|second|reading|\d+\w?|\w)\b/giu;
const namesNothing = (text: string): boolean =>
  text
    .replace(empty, '')
    .trim()
    .match(/\p{L}{3,}/u) === null;

/** Compares what is told of a meeting with what a reader found; what matches no label has none and is for reading. */
export function scoreSpoken(labels: readonly SpokenLabel[], decisions: readonly Decision[]): SpokenScore {
  const left = new Set(labels);
  const judged = decisions.map((decision): JudgedDecision => {
    const label = nearest([...left], decision);
    if (label !== null) left.delete(label);
    return { decision, label, faults: label === null ? bare(decision) : faultsOf(decision, label) };
  });
  return { judged, missed: [...left].filter(({ optional }) => !optional) };
}

function nearest(labels: readonly SpokenLabel[], decision: Decision): SpokenLabel | null {
  const at = segmentOf(decision);
  const distance = (label: SpokenLabel): number => Math.abs(label.to - at);
  const [best = null] = labels
    .filter((label) => isNear(label, at))
    .sort((one, other) => distance(one) - distance(other));
  return best;
}

const bare = ({ motion, result }: Decision): Fault[] => [
  ...(result === null ? (['no result'] as const) : []),
  ...(namesNothing(motion.text) ? (['nothing named'] as const) : []),
];

function faultsOf(decision: Decision, label: SpokenLabel): Fault[] {
  const faults = bare(decision);
  const { motion, result, movedBy, secondedBy } = decision;
  const text = motion.text.toLowerCase();
  if (!faults.includes('nothing named') && !label.keys.every((key) => text.includes(key.toLowerCase())))
    faults.push('subject');
  if (result !== null && result.value !== label.result) faults.push('result');
  if (isMiscounted(decision, label)) faults.push('count');
  if (isOther(movedBy?.value, label.mover) || isOther(secondedBy?.value, label.seconder))
    faults.push('mover');
  return faults;
}

const isMiscounted = ({ yes, no, abstain }: Decision, { votes }: SpokenLabel): boolean =>
  [[yes, votes?.yes] as const, [no, votes?.no] as const, [abstain, votes?.abstain ?? 0] as const].some(
    ([reported, said]) => reported !== null && reported.value !== said,
  );

const isOther = (text: string | undefined, said: string | undefined): boolean =>
  text !== undefined && said !== undefined && !text.toLowerCase().includes(said.toLowerCase());
