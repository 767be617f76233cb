import { largestOf } from '@ecco/domain';
import type { Source } from '../../ports/ports.ts';
import { tellsPaid } from '../fit/passages.ts';
import { isPaper } from '../fit/subject-match.ts';
import { anchorsIn } from '../forms/nearest.ts';
import { numberLead } from '../forms/number-lead.ts';
import { pointTest } from '../forms/pointed.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { wholeWeights } from './answer.weights.ts';
import type { Candidate } from './candidates.ts';
import { order, type RankedSentence } from './rank-candidates.ts';

type CandidateQuestion = { reading: QuestionReading; sources: readonly Source[] };

/** Sentences that are looked at for one that answers to the point, the likeliest first. */
const mostLooked = 200;

/**
 * Of ranked sentences those that answer to the point, where one run of words answers a question, else all. A cause may
 * be told without a word of causes: then all may tell it.
 */
export function* pointedCandidates(
  asked: CandidateQuestion,
  rank: () => Iterable<RankedSentence>,
): Generator<RankedSentence, void> {
  const points = pointingIn(asked);
  if (points === null) return yield* rank();
  const pointed: RankedSentence[] = [];
  let looked = 0;
  for (const one of rank()) {
    if (points(one.candidate)) pointed.push(one);
    if (++looked === mostLooked) break;
  }
  if (pointed.length === 0 && asked.reading.form === 'reason') yield* ofTalks(rank(), asked);
  else yield* thingFirst(pointed, asked);
}

/** Whoever reports results says what moved them; only in talk a cause has no word of causes. */
function* ofTalks(
  ranked: Iterable<RankedSentence>,
  { sources }: CandidateQuestion,
): Generator<RankedSentence, void> {
  for (const one of ranked) {
    const source = sources[one.candidate.sourceIndex];
    if (source !== undefined && source.context.kind !== 'document' && !isCall(source)) yield one;
  }
}

/** What says when, and not what. */
const ofTime = /^(?:first|second|third|fourth|quarter|half|month|fiscal|year|end|\d+)$/u;

const isHeld = (stem: string, { candidate }: RankedSentence): boolean =>
  [...kinOf(stem)].some((one) => candidate.stems.has(one)) ||
  tellsPaid([...kinOf(stem)], candidate.rated.polished);
const heldBy = (one: RankedSentence, stems: readonly string[]): number =>
  stems.filter((stem) => isHeld(stem, one)).length;

/** Those of which something is most. */
function mostOf(some: readonly RankedSentence[], countOf: (one: RankedSentence) => number): RankedSentence[] {
  const most = largestOf(some.map(countOf), 0);
  return some.filter((one) => countOf(one) === most);
}

/**
 * Of numbers those whose own sentence names what they are of: a net profit is no net revenue, and what was done is done to what
 * is asked. Of those first what tells it in one figure.
 */
function thingFirst(pointed: readonly RankedSentence[], asked: CandidateQuestion): readonly RankedSentence[] {
  const { form, needs } = asked.reading;
  if (form !== 'number') return pointed;
  const { head } = needs;
  const things = [...needs.things.keys()].filter((stem) => !ofTime.test(stem));
  const noun = pointed.filter((one) => heldBy(one, head.slice(-1)) > 0);
  const held =
    noun.length > 0 ? noun : pointed.filter((one) => heldBy(one, head.length > 0 ? head : things) > 0);
  const named = head.length > 0 ? held : mostOf(held, (one) => heldBy(one, things));
  const leading = named.filter((one) => hasLead(one, asked));
  if (leading.length > 0)
    return firstOfCalls(
      mostOf(leading, (one) => heldBy(one, head) + heldBy(one, things)),
      asked,
    );
  // A paper names what a figure is of.
  return named.length > 0 ? named : pointed.filter((one) => !isOfPaper(one, asked));
}

const isOfPaper = (
  { candidate }: RankedSentence,
  { reading: { needs }, sources }: CandidateQuestion,
): boolean => {
  const source = sources[candidate.sourceIndex];
  return needs.head.length > 0 && needs.act === null && source !== undefined && isPaper(source);
};

/** Whether a source is a call of a company, as its kind or its title says. */
const isCall = (source: Source | undefined): boolean =>
  source?.context.kind === 'earnings' || /\bearnings call\b/iu.test(source?.context.title ?? '');

/** Characters before which a sentence names what it speaks of where that is its subject. */
const subjectReach = 45;

/**
 * A company tells its own figure before those of its parts, which it calls the same: of a call the first that is nearly as
 * near as the best is told, and none that stands behind it.
 */
function firstOfCalls(
  leading: readonly RankedSentence[],
  { reading: { needs }, sources }: CandidateQuestion,
): RankedSentence[] {
  const stems = needs.head.length > 0 ? needs.head : [...needs.things.keys()];
  const isSubject = ({ candidate }: RankedSentence): boolean =>
    (anchorsIn(candidate.rated.polished, stems)[0]?.start ?? subjectReach) < subjectReach;
  const bySource = Map.groupBy(leading, ({ candidate }) => candidate.sourceIndex);
  const told = [...bySource].flatMap(([at, ofSource]) => {
    if (!isCall(sources[at])) return ofSource;
    const subjects = ofSource.filter(isSubject);
    const worth = ({ score, candidate }: RankedSentence): number => score * candidate.own;
    const best = largestOf(subjects.map(worth), 0);
    const near = subjects.filter((one) => worth(one) >= wholeWeights.near * best);
    const first = near.toSorted((one, other) => order(one.candidate, other.candidate))[0];
    return first === undefined ? ofSource : [first];
  });
  return told.toSorted((one, other) => other.score - one.score);
}

/** Whether a sentence tells in one figure what is asked for. */
function hasLead({ candidate }: RankedSentence, { reading, sources }: CandidateQuestion): boolean {
  const source = sources[candidate.sourceIndex];
  const { polished: text, sentence } = candidate.rated;
  return source !== undefined && numberLead(reading, { text, source, segment: sentence.segment }) !== null;
}

function pointingIn({ sources, reading }: CandidateQuestion): ((one: Candidate) => boolean) | null {
  const points = sources.map((source) => pointTest(reading, source));
  if (points.includes(null)) return null;
  return ({ sourceIndex, rated, stems, at }) =>
    points[sourceIndex]?.({ text: rated.polished, stems, segment: rated.sentence.segment, at }) ?? false;
}
