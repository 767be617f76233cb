import type { ContentKind } from '@ecco/domain';
import { isFragment, isRunOn } from '../discourse/fragment.ts';
import { isGarbled } from '../discourse/garbled.ts';
import { needsSpeaker, selfContainment } from '../discourse/self-contained.ts';
import { faultOf } from '../discourse/standing.ts';
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import { bareMetricOf } from '../salience/bare-metric.ts';
import { headlineWorth } from '../salience/headline.ts';
import { newsValue } from '../salience/news.ts';
import { type Rated, rateSentences } from '../salience/salience.ts';
import { identifySpeakers } from '../speakers/identify-speakers.ts';
import { tokenise } from '../words/token.ts';
import { judgeWeights } from './summary-plan.weights.ts';

/** What a sentence is worth on the first screen, and whether it may stand there at all. */
export type Judge = {
  worth: (one: Rated) => number;
  isFit: (one: Rated) => boolean;
  /** Fit, and without the false starts of talk: what is told beside the first screen has to be both. */
  isClear: (one: Rated) => boolean;
};

/** Reads for one source which sentences can be told to somebody who has read nothing else. */
export const judgeOf = cachedBySource((source: Source): Judge => {
  // What a clause is and to what it points, only English words tell.
  if (!readSource(source).english) return { worth: ({ score }) => score, isFit: says, isClear: says };
  const torn = tornFigures(rateSentences(source));
  const { kind } = source.context;
  const isKnown = voicesOf(source);
  const isFit = remembered(
    (one: Rated) =>
      says(one) &&
      one.sentence.row === undefined &&
      one.words >= judgeWeights.fewestWords &&
      one.words <= judgeWeights.mostWords &&
      one.dependence < judgeWeights.mostDependence &&
      isKnown(one) &&
      isWhole(one, source) &&
      namesEnough(one, kind) &&
      faultOf(one.polished) === null,
  );
  const garbled = remembered(({ polished }) => isGarbled(polished));
  return {
    isFit: (one) => isFit(one) && (kind === 'meeting' || !garbled(one)),
    isClear: (one) => isFit(one) && !garbled(one),
    worth: remembered(
      (one) =>
        (kind === 'earnings' ? callWorth(one) : newsWorth(one, kind)) *
        (torn.has(one) ? judgeWeights.tornFigure : 1),
    ),
  };
});

/** Asked again by the next list of the page, it answers from memory. */
function remembered<Value>(judge: (one: Rated) => Value): (one: Rated) => Value {
  const known = new Map<Rated, Value>();
  return (one) => {
    const found = known.get(one);
    if (found !== undefined) return found;
    const value = judge(one);
    known.set(one, value);
    return value;
  };
}

/** Neither greets, thanks or sells, nor asks. */
const says = ({ isContent, isQuestion }: Rated): boolean => isContent && !isQuestion;

/** How much a sentence loses that does not name what it speaks of. */
const selfIn = ({ polished }: Rated, power: number): number => selfContainment(polished) ** power;

/** On a call the headlines decide. */
const callWorth = (one: Rated): number => headlineWorth(one) * selfIn(one, judgeWeights.callSelf);

/** Elsewhere a sentence counts by its score, by how far it names what it speaks of, and by its news. */
const newsWorth = (one: Rated, kind: ContentKind): number =>
  one.score *
  selfIn(one, kind === 'meeting' ? judgeWeights.meetingSelf : 1) *
  newsValue(one.polished, one.signals.figures);

/** Loose talk says "it is good" in many words; a figure tells something all the same. */
const isLoose: ReadonlySet<ContentKind> = new Set(['meeting', 'episode', 'video']);
const namesEnough = ({ sentence, signals }: Rated, kind: ContentKind): boolean =>
  !isLoose.has(kind) || signals.figures > 0 || new Set(sentence.terms).size >= judgeWeights.fewestTerms;

/** Ends as a written sentence does; what was heard without stops is cut by rule and may run on. */
const isClosed = (text: string): boolean => /[.!?…]["'”’)\]]*\s*$/u.test(text);

/** Words that part sentences where no stop does. */
const hesitates = /\b(?:yeah|okay|ok|uh|um|right|sorry|anyway)\b/iu;
/** Here "you" is somebody in the room, and not anybody. */
const isTalkedTo: ReadonlySet<ContentKind> = new Set(['meeting', 'earnings', 'document']);
const addresses = /\byou(?:r|rs|'\p{L}+)?\b/iu;

const longestLabel = 14;
/** The number of a house is no figure. */
const measured = /[%$€£]|\b(?:percent|million|billion|basis points)\b/iu;
/** A scrap of talk stands in no list; in a paper, a figure without a verb does: "Operating margin 21 percent". */
function isWhole({ polished, signals, words, sentence }: Rated, { context }: Source): boolean {
  const mayLackVerb =
    sentence.speaker === null && context.kind !== 'meeting' && signals.figures > 0 && measured.test(polished);
  if (mayLackVerb && words <= longestLabel) return true;
  if (isTalkedTo.has(context.kind) && addresses.test(polished)) return false;
  const tokens = tokenise(polished);
  return !isFragment(tokens) && (isClosed(sentence.text) || !(isRunOn(tokens) || hesitates.test(polished)));
}

/** A label that tells voices apart and says nothing of whose they are: "Speaker 2", "SPEAKER_03", "B". */
const isNumbered =
  /^(?:(?:speaker|spk|voice|person|unknown|participant|guest|channel)[\s_-]*)?[\da-z]{0,2}$/iu;
/** A voice from the room, of which nobody knows whose it is. */
const inTheRoom = /^(?:audience|public|caller|questioner|attendee)\b/iu;
const asked = new Set(['operator', 'analyst', 'audience', 'public']);
/** "We" and "I" are told where it is known who speaks: a person with a name, or the company whose paper it is. */
function voicesOf(source: Source): (one: Rated) => boolean {
  const speakers = new Map(identifySpeakers(source).map((one) => [one.label, one]));
  const { kind } = source.context;
  return ({ polished, sentence }) => {
    if (sentence.speaker === null) return kind !== 'meeting' || !needsSpeaker(polished);
    const speaker = speakers.get(sentence.speaker);
    if (inTheRoom.test(sentence.speaker)) return false;
    if (asked.has(speaker?.role ?? '')) return false;
    return (
      !needsSpeaker(polished) || (speaker?.provenance ?? null) !== null || !isNumbered.test(sentence.speaker)
    );
  };
}

/**
 * The whole is told before its parts: where an item opens several sentences with the same measure and does not say of
 * what it is, all after the first may be of a segment that was named before.
 */
function tornFigures(rated: readonly Rated[]): ReadonlySet<Rated> {
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
