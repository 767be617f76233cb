import { type Housekeeping, housekeepingOf } from '../../discourse/housekeeping.ts';
import type { Source } from '../../ports/ports.ts';
import { readSource } from '../../reading/reading.ts';
import { openRatings } from '../../salience/salience.ts';
import { similarity } from '../../salience/select.ts';
import type { DecisionMatch } from '../decision/decision-match.ts';
import { tellsMeasure } from '../fit/measure.ts';
import { tellsOffice } from '../fit/office.ts';
import { tellsPart } from '../fit/part.ts';
import { isPaper } from '../fit/subject-match.ts';
import { rowFigure } from '../forms/row-lead.ts';
import { anyKind } from '../question/answer-kind.ts';
import type { Inquiry } from '../question/inquiry.type.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import type { Side } from '../question/sides.ts';
import { indexSentences } from '../terms/sentence-index.ts';
import {
  type Candidate,
  candidateOf,
  type PlacedSentence,
  type Prospect,
  prospectsOf,
} from './candidates.ts';
import { concerns } from './concerns.ts';
import { introducesSelf } from './manners.lexicon.ts';
import { pointedCandidates } from './pointed-candidates.ts';
import { nearnessFor, order, type RankedSentence, rankCandidates } from './rank-candidates.ts';
import type { Rating } from './rank-places.ts';

/** Words of an answer; of one that tells several things, and several decisions. */
const mostWords = { one: 90, several: 130, decisions: 240 };
/** Decisions that an answer of one thing may tell. */
const fewDecisions = 3;
/** A sentence whose score is below this share of the best is not worth adding, to a fact least of all. */
const leastShare = { talk: 0.4, account: 0.4, fact: 0.5 };
/** Share of the words in common from which on two sentences say the same. */
const sameShare = 0.5;
/** The same of two sources, of which one may bear the other out: only what was copied is not told. */
const copiedShare = 0.95;

type SentenceChoice = Pick<Inquiry, 'reading' | 'sources' | 'interests'> & {
  rating: Rating;
  /** Of each source, the decision that is asked for. */
  decisions: readonly (DecisionMatch | null)[];
};

/**
 * Sentences of the best places that say most of what a question asks, none twice, up to the length of an answer; in
 * the order of their sources. What tells a decision that is asked for, and each side of a comparison, comes before all
 * others.
 */
export function chooseSentences(choice: SentenceChoice): RankedSentence[] {
  const { reading, rating, sources, interests } = choice;
  const { form, needs, sides } = reading;
  const kind = needs.asks === 'talk' ? anyKind : reading.kind;
  const prospects = prospectsOf(rating, sources, nearnessFor(needs, kind));
  const fitting = matchingProspects(prospects, choice);
  const weighing = { sources, kind, concernOf: concerns(interests) };
  const rank = (some: readonly Prospect[]) => rankCandidates(some, weighing);
  const rows = form === 'number' ? matchingRows(prospects, choice) : [];
  const ranked = rows.length > 0 ? rank(rows) : pointedCandidates(choice, () => rank(fitting));
  const first = ranked.next().value ?? null;
  const best = first?.score ?? 0;
  const most = mostWords[form === 'list' || form === 'comparison' ? 'several' : 'one'];
  const telling = tellingDecisions(prospects, choice).map((candidate) => ({
    candidate,
    score: best,
    isDecision: true,
  }));
  const chosen = [...telling, ...eachSide(sides, telling, (side) => rank(ofSide(side, fitting, sources)))];
  let words = chosen.reduce((sum, { candidate }) => sum + candidate.rated.words, 0);
  for (const one of first === null ? [] : followed(first, ranked)) {
    const { candidate, score } = one;
    const length = candidate.rated.words;
    if (score <= 0 || score < leastShare[needs.asks] * best || words > 0.9 * most) break;
    const isTooLong = words > 0 && words + length > 1.15 * most;
    const isAside = sides.length > 0 && !sides.some((side) => tellsOf(side, candidate));
    if (candidate.place === 0 || isTooLong || isAside || (form !== 'name' && isManners(candidate))) continue;
    if (chosen.some((other) => isTwice(other.candidate, candidate))) continue;
    chosen.push(one);
    words += length;
  }
  return withQuestions(chosen, sources).toSorted((one, other) => order(one.candidate, other.candidate));
}

/** Without what names nothing of a measure that is asked for, or of the office of somebody. */
function matchingProspects(
  prospects: readonly Prospect[],
  { sources, reading }: SentenceChoice,
): readonly Prospect[] {
  const mayTell = [tellsMeasure(reading), tellsOffice(reading), numberPart(reading)].filter(
    (one) => one !== null,
  );
  if (mayTell.length === 0) return prospects;
  return prospects.filter(({ sourceIndex, at }) => {
    const source = sources[sourceIndex];
    return source !== undefined && mayTell.every((tells) => tells(at, source));
  });
}

/** Which figures are of the segment that a question asks of. */
const numberPart = (reading: QuestionReading) => (reading.form === 'number' ? tellsPart(reading) : null);

/** Of each paper the first row of a table that is of just what is asked for. */
function matchingRows(prospects: readonly Prospect[], { reading, sources }: SentenceChoice): Prospect[] {
  const rows = prospects.filter(({ sourceIndex, at }) => {
    const source = sources[sourceIndex];
    const segment = source && isPaper(source) ? readSource(source).sentences[at]?.segment : undefined;
    return source !== undefined && segment !== undefined && rowFigure(reading, { source, segment }) !== null;
  });
  return [...Map.groupBy(rows, ({ sourceIndex }) => sourceIndex).values()].flatMap(([first]) => first ?? []);
}

function* followed(first: RankedSentence, rest: Iterable<RankedSentence>): Generator<RankedSentence, void> {
  yield first;
  yield* rest;
}

const manners: readonly Housekeeping[] = ['greeting', 'thanks', 'sponsor', 'operator', 'disclaimer'];

/** A greeting, thanks, or the introduction of somebody answers nothing but who it is. */
function isManners({ rated: { sentence, polished } }: Candidate): boolean {
  const kind = housekeepingOf(sentence.text);
  return (kind !== null && manners.includes(kind)) || introducesSelf.test(polished);
}

function isTwice(one: Candidate, other: Candidate): boolean {
  if (isOne(one, other)) return true;
  if (one.sourceIndex === other.sourceIndex)
    return similarity(one.stems, other.stems) > sameShare && !differInNumbers(one.stems, other.stems);
  const both = [...one.stems].filter((stem) => other.stems.has(stem)).length;
  return both > copiedShare * Math.max(one.stems.size, other.stems.size);
}

const isNumber = (stem: string): boolean => /\d/u.test(stem);

/** Each has a number that the other has not: two days, two sums. */
const differInNumbers = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((stem) => isNumber(stem) && !other.has(stem)) &&
  [...other].some((stem) => isNumber(stem) && !one.has(stem));

const tellsOf = ({ stems }: Side, candidate: Candidate): boolean =>
  candidate.place > 0 && [...stems].some((stem) => candidate.stems.has(stem));

const ofSide = (
  { stems }: Side,
  prospects: readonly Prospect[],
  sources: readonly Source[],
): readonly Prospect[] =>
  prospects.filter(({ sourceIndex, at, place }) => {
    const source = sources[sourceIndex];
    return place > 0 && source && indexSentences(source).stems[at]?.some((stem) => stems.has(stem));
  });

/** Of each thing that is compared the sentence that tells most of it, where one does. */
function eachSide(
  sides: readonly Side[],
  told: readonly RankedSentence[],
  rank: (side: Side) => Generator<RankedSentence, void>,
): RankedSentence[] {
  const found: RankedSentence[] = [];
  for (const side of sides) {
    const [one] = rank(side);
    if (one && ![...told, ...found].some(({ candidate }) => isOne(candidate, one.candidate))) found.push(one);
  }
  return found;
}

const isOne = (one: PlacedSentence, other: PlacedSentence): boolean =>
  one.sourceIndex === other.sourceIndex && one.at === other.at;

/** The sentences that tell the decisions, as many as an answer holds. */
function tellingDecisions(
  prospects: readonly Prospect[],
  { reading: { form }, decisions, sources }: SentenceChoice,
): Candidate[] {
  const telling = prospects
    .filter(({ sourceIndex, at }) => decisions[sourceIndex]?.sentences.includes(at))
    .flatMap((prospect) => candidateOf(prospect, sources) ?? []);
  let words = 0;
  const isList = form === 'list' || decisions.some((one) => one !== null && one.decisions > fewDecisions);
  const most = isList ? mostWords.decisions : mostWords.one;
  return telling.filter(({ rated }) => {
    const fits = words + rated.words <= 1.15 * most;
    if (fits) words += rated.words;
    return fits;
  });
}

const replies =
  /^\W*(?:yes|yeah|yep|no|nope|exactly|absolutely|correct|definitely|of course|that's right)\b/iu;

/** A sentence that only replies ("Yes, we did") comes with the question before it. */
function withQuestions(chosen: readonly RankedSentence[], sources: readonly Source[]): RankedSentence[] {
  const isChosen = new Set(chosen.map(({ candidate }) => `${candidate.sourceIndex} ${candidate.at}`));
  return chosen.flatMap((one) => {
    const { sourceIndex, at, rated } = one.candidate;
    const source = sources[sourceIndex];
    const isReply = source !== undefined && at > 0 && replies.test(rated.sentence.text);
    const before = isReply ? openRatings(source).of(at - 1) : null;
    if (!before?.isQuestion || before.polished === '' || isChosen.has(`${sourceIndex} ${at - 1}`))
      return [one];
    return [{ ...one, candidate: { ...one.candidate, at: at - 1, rated: before } }, one];
  });
}
