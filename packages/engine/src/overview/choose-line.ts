import type { ContentKind } from '@ecco/domain';
import { needsSpeaker, selfContainment } from '../discourse/self-contained.ts';
import type { Source } from '../ports/ports.ts';
import { measuresPart } from '../salience/bare-metric.ts';
import { aside, share } from '../salience/results.lexicon.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { englishTerms } from '../sentences/sentence.ts';
import { tokenize } from '../words/token.ts';
import { outcome } from './call-points.lexicon.ts';
import { ahead, deal, mainFigure, ofPart } from './main-figure.lexicon.ts';
import { lineWeights } from './summary-plan.weights.ts';

/** Characters of the line under the title, with the speaker's name. */
const longestLine = 280;
/** And of a name before it. */
const longestName = 40;

/**
 * What the item is about, of the sentences that stand alone: the one with the most news that also holds what the
 * publisher says of it. Null where none is short enough.
 */
export function chooseLine(
  source: Source,
  fit: readonly RatedStatement[],
  worth: (one: RatedStatement) => number,
): RatedStatement | null {
  const { title, description, kind } = source.context;
  const isNamed = kind === 'document' || kind === 'earnings';
  // Where sentences are short and many, their score tells their weight already.
  const weighs = kind === 'earnings' || kind === 'meeting' ? 0 : lineWeights.centrality;
  const about = new Set(englishTerms(tokenize(`${isNamed ? '' : title} ${description.slice(0, 600)}`)));
  const length = source.segments.length;
  let [best, most] = [null as RatedStatement | null, 0];
  for (const one of kind === 'earnings' ? leadsOf(fit) : fit) {
    const room = needsSpeaker(one.polished) ? longestLine - longestName : longestLine;
    if (one.polished.length > room) continue;
    const shared = new Set(one.sentence.terms.filter((term) => about.has(term))).size;
    const value =
      (worth(one) + weighs * one.centrality * selfContainment(one.polished)) *
      (1 + lineWeights.shared * Math.min(lineWeights.mostShared, shared)) *
      leadWeight(kind, one.sentence.segment / length) *
      (isNamed && isMainFigure(one) ? lineWeights.mainFigure : 1);
    if (value > most) [best, most] = [one, value];
  }
  return best;
}

/** Of a call or a filing, what the period came to as a whole. */
const isMainFigure = ({ polished, signals }: RatedStatement): boolean =>
  signals.figures > 0 && mainFigure.test(polished) && !isOfPart(polished);

const isOfPart = (polished: string): boolean => ofPart.test(polished) || measuresPart(polished);

const money = /\p{Sc}\s?\d|\d\s?(?:%|million|billion)/u;
const hasMoney = (one: RatedStatement): boolean => one.signals.figures > 0 && money.test(one.polished);
/** What is still to come; what came out better than it was expected is there. */
const isExpected =
  /\b(?:we|company|now|currently) (?:\S+ ){0,2}(?:expect|anticipat|project|forecast|estimat)\w*|\b(?:is|are|be|to be) (?:\S+ )?(?:expected|anticipated|projected)\b|\b(?:guidance|outlook)\b/iu;
/** Of what a result comes says nothing of whose it is: ", driven by our mills". */
const withoutReasons = (polished: string): string => polished.split(reason, 1)[0] ?? polished;
const reason =
  /,? (?:driven|due|because|primarily|mainly|mostly|largely|reflecting|led by|as a result|thanks to|on (?:strong|weak|higher|lower))\b/iu;

/** What the period came to, told in money or as a change, and nothing that is still expected. */
const isResult = (one: RatedStatement): boolean =>
  hasMoney(one) &&
  [share, mainFigure].some((sign) => sign.test(one.polished)) &&
  ![isExpected, ahead, aside].some((sign) => sign.test(one.polished)) &&
  !isOfPart(withoutReasons(one.polished)) &&
  one.polished.length <= longestLine - longestName;

/** "In executive aviation, we had record sales" is of that; "In the quarter" is of all. */
const opensPart =
  /^(?:in|at|within|across)\b(?! (?:the |this |our )?(?:first|second|third|fourth|full|last|quarter|year|half|q[1-4]|20\d\d|summary|short|total)\b)/iu;

/**
 * What may lead a call: what its quarter came to in money, else a company that is bought or sold, else how it did, else what is of the
 * whole, as far
 * as such sentences stand alone.
 */
function leadsOf(fit: readonly RatedStatement[]): readonly RatedStatement[] {
  const choices = [
    fit.filter(isResult),
    fit.filter((one) => deal.test(one.polished) && hasMoney(one)),
    fit.filter(({ polished }) => outcome.test(polished) && !isOfPart(polished) && !opensPart.test(polished)),
    fit.filter(({ polished }) => !isOfPart(polished)),
  ];
  return choices.find(({ length }) => length > 0) ?? fit;
}

/** Reporters put what happened first. */
const leadWeight = (kind: ContentKind, place: number): number =>
  kind === 'article' ? 1 + lineWeights.articleLead * Math.max(0, 1 - place * lineWeights.articleFading) : 1;
