import { type ContentKind, isShowTalk } from '@ecco/domain';
import { clarityOf } from '../clarity/clarity.ts';
import { isGarbled } from '../discourse/garbled.ts';
import { selfContainment } from '../discourse/self-contained.ts';
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import { bareMetricOf, measuresPart } from '../salience/bare-metric.ts';
import { compared } from '../salience/headline.lexicon.ts';
import { headlineWorth } from '../salience/headline.ts';
import { newsValue } from '../salience/news.ts';
import { change } from '../salience/results.lexicon.ts';
import { type RatedStatement, rateSentences } from '../salience/salience.ts';
import { outcome } from './call-points.lexicon.ts';
import { example, hedged, takeaway } from './claim-signs.lexicon.ts';
import { mainFigure, ofPart } from './main-figure.lexicon.ts';
import { passesOf, says } from './passes.ts';
import { remembered } from './remembered.ts';
import { claimWeights, judgeWeights } from './summary-plan.weights.ts';
import { completedAct } from './talk-points.lexicon.ts';

/** What a sentence is worth on the first screen, and whether it may stand there at all. */
export type Judge = {
  worth: (one: RatedStatement) => number;
  isFit: (one: RatedStatement) => boolean;
  /** Fit, and without the false starts of talk: what is told beside the first screen has to be both. */
  isClear: (one: RatedStatement) => boolean;
  /** How likely it is understood by somebody who has read nothing else, 0 to 1; 1 where nothing tells. */
  clarity: (one: RatedStatement) => number;
};

/** Reads for one source which sentences can be told to somebody who has read nothing else. */
export const judgeOf = cachedBySource((source: Source): Judge => {
  // What a clause is and to what it points, only English words tell.
  if (!readSource(source).english)
    return { worth: ({ score }) => score, isFit: says, isClear: says, clarity: () => 1 };
  const rated = rateSentences(source);
  const torn = tornFigures(rated);
  const { kind } = source.context;
  const passes = passesOf(source);
  const clarity = remembered(clarityOf(source, passes));
  const least = Math.min(
    leastClarity(kind),
    clearest(rated.filter(passes).map(clarity), retainedCount(rated)),
  );
  const isFit = (one: RatedStatement): boolean =>
    passes(one) && clarity(one) >= least * (saysAnyhow(one, kind) ? judgeWeights.clarityOfPoint : 1);
  return {
    clarity,
    isFit,
    isClear: (one) => isFit(one) && !isGarbled(one.polished),
    worth: remembered(
      (one) =>
        (kind === 'earnings' ? callWorth(one) : newsWorth(one, kind)) *
        (torn.has(one) ? judgeWeights.tornFigure : 1),
    ),
  };
});

/** How a quarter went, or what somebody did, is told where it is a little less clear as well. */
const saysAnyhow = ({ polished }: RatedStatement, kind: ContentKind): boolean =>
  kind === 'earnings' ? outcome.test(polished) : isShowTalk(kind) && completedAct.test(polished);

/** How likely a sentence must stand alone: a talk has enough to choose from, a meeting of many voices little. */
function leastClarity(kind: ContentKind): number {
  if (kind === 'meeting') return judgeWeights.leastClarityOfMeeting;
  return isShowTalk(kind) || kind === 'earnings'
    ? judgeWeights.leastClarityOfTalk
    : judgeWeights.leastClarity;
}

/**
 * What was heard badly from end to end has no sentence that is clear by the measure of other sources: there its own
 * clearest are told, rather than nothing.
 */
const clearest = (clarities: readonly number[], retained: number): number =>
  [...clarities].sort((a, b) => b - a)[retained - 1] ?? 0;

/** How many a page has room for, by the length of its source. */
const retainedCount = (rated: readonly RatedStatement[]): number =>
  Math.max(
    judgeWeights.fewestKept,
    Math.round(rated.reduce((sum, { words }) => sum + words, 0) / judgeWeights.wordsToKept),
  );

/** How much a sentence loses that does not name what it speaks of. */
const selfIn = ({ polished }: RatedStatement, power: number): number => selfContainment(polished) ** power;

/** On a call the headlines decide, and what a period came to as a whole beside the one before. */
const callWorth = (one: RatedStatement): number =>
  (headlineWorth(one) + (comparesResult(one) ? judgeWeights.comparedResult : 0)) *
  selfIn(one, judgeWeights.callSelf);

const sum = /\p{Sc}\s?\d|\d (?:million|billion)\b/u;
const comparesResult = ({ polished }: RatedStatement): boolean =>
  mainFigure.test(polished) &&
  sum.test(polished) &&
  (compared.test(polished) || change.test(polished)) &&
  !ofPart.test(polished) &&
  !measuresPart(polished);

/** Elsewhere a sentence counts by its score, by how far it names what it speaks of, and by its news. */
const newsWorth = (one: RatedStatement, kind: ContentKind): number =>
  one.score *
  selfIn(one, kind === 'meeting' ? judgeWeights.meetingSelf : 1) *
  newsValue(one.polished, one.signals.figures) *
  (isShowTalk(kind) ? claimIn(one.polished) : 1);

/** In talk, what is announced as the point counts more, and what somebody did, an example and what is held back less. */
const claimIn = (polished: string): number =>
  (takeaway.test(polished) ? claimWeights.takeaway : 1) *
  (completedAct.test(polished) ? claimWeights.deed : 1) *
  (example.test(polished) ? claimWeights.example : 1) *
  (hedged.test(polished) ? claimWeights.hedged : 1);

/**
 * The whole is told before its parts: where an item opens several sentences with the same measure and does not say of
 * what it is, all after the first may be of a segment that was named before.
 */
function tornFigures(rated: readonly RatedStatement[]): ReadonlySet<RatedStatement> {
  const seen = new Set<string>();
  return new Set(
    rated.filter(({ polished, signals }) => {
      const metric = signals.figures > 0 ? bareMetricOf(polished) : null;
      if (metric === null) return false;
      const isLater = seen.has(metric);
      seen.add(metric);
      return isLater;
    }),
  );
}
