// What rules can tell of a sentence alone: whether it may stand on the first screen at all.
import type { ContentKind } from '@ecco/domain';
import { isFragment, isRunOn, lacksSubject } from '../discourse/fragment.ts';
import { isGarbled } from '../discourse/garbled.ts';
import { isNoSentence } from '../discourse/no-sentence.ts';
import { runsMeeting } from '../discourse/procedure.lexicon.ts';
import { needsSpeaker } from '../discourse/self-contained.ts';
import { faultOf } from '../discourse/standing.ts';
import { findPutRight } from '../factuality/put-right.ts';
import { publicVoices } from '../meeting/talk/public-forum.ts';
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import { olderSegments } from '../salience/older-period.ts';
import { isOfUnnamedPart } from '../salience/part-head.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { isOfSpokenPart } from '../salience/spoken-part.ts';
import { identifySpeakers } from '../speakers/identify-speakers.ts';
import { foldApostrophes } from '../words/fold.ts';
import { countWords, tokenize } from '../words/token.ts';
import { bareOutlook, correctsItself } from './call-points.lexicon.ts';
import { remembered } from './remembered.ts';
import { judgeWeights } from './summary-plan.weights.ts';

/** What the rules leave of a source in English: a whole sentence that names what it speaks of and needs no other. */
export const passesOf = cachedBySource((source: Source): ((one: RatedStatement) => boolean) => {
  const { kind } = source.context;
  const isKnown = voicesOf(source);
  const [isUnnamed, isSpoken] = [isOfUnnamedPart(source), isOfSpokenPart(source)];
  const older = olderSegments(source);
  const { sentences } = readSource(source);
  const putRight = findPutRight({ sentences, segments: source.segments });
  const isTakenBack = ({ sentence, signals }: RatedStatement): boolean =>
    putRight.has(sentence.index) ||
    (kind === 'earnings' &&
      signals.figures > 0 &&
      opensCorrection(sentences[sentence.index + 1]?.text ?? ''));
  const ofPublic = kind === 'meeting' ? publicVoices(source) : new Set<number>();
  return remembered(
    (one: RatedStatement) =>
      says(one) &&
      one.sentence.row === undefined &&
      one.words >= fewestWords(one, kind) &&
      one.words <= mostWords(one, kind) &&
      one.dependence < judgeWeights.mostDependence &&
      isKnown(one) &&
      isWhole(one, source) &&
      namesEnough(one, kind) &&
      !isUnnamed(one) &&
      !isSpoken(one) &&
      !older.has(one.sentence.segment) &&
      !ofPublic.has(one.sentence.segment) &&
      faultOf(one.polished) === null &&
      !isUnsaid(one, kind) &&
      !(mayBeMeeting.has(kind) && runsMeeting.test(foldApostrophes(one.polished))) &&
      !isTakenBack(one) &&
      (kind === 'meeting' || !isGarbled(one.polished)),
  );
});

/** "Total revenue was $128 million." is all of a result. */
const fewestWords = ({ polished }: RatedStatement, kind: ContentKind): number =>
  kind === 'earnings' && measured.test(polished) ? judgeWeights.fewestOfResult : judgeWeights.fewestWords;

/** Minutes are documents as often as meetings. */
const mayBeMeeting: ReadonlySet<ContentKind> = new Set(['meeting', 'document']);

/** Letters within which a sentence that takes back the one before it says so: "I misspoke, it was". */
const opening = 15;
const opensCorrection = (text: string): boolean =>
  (correctsItself.findAll(foldApostrophes(text))[0]?.index ?? opening) < opening;

/** What is left of a sentence whose beginning was cut off before a figure: "4% this year, or the cash flow". */
const beginsCut = /^(?:an? )?\d[\d.,]*\s?(?:%|percent)? (?:this|last|or|and|to|of)\b/iu;
/** Tells a figure and not of what, or one that is put right in the same breath. */
const isUnsaid = ({ polished, sentence }: RatedStatement, kind: ContentKind): boolean =>
  kind === 'earnings' &&
  (bareOutlook.test(polished) ||
    beginsCut.test(polished) ||
    correctsItself.test(foldApostrophes(sentence.text)));

/** In a report a sentence of many figures tells all of a result in as many words. */
const mostWords = ({ signals }: RatedStatement, kind: ContentKind): number =>
  kind === 'document' && signals.figures >= judgeWeights.figuresOfResult
    ? judgeWeights.mostOfResult
    : judgeWeights.mostWords;

/** Neither greets, thanks or sells, nor asks. */
export const says = ({ isContent, isQuestion }: RatedStatement): boolean => isContent && !isQuestion;

/** Loose talk says "it is good" in many words; a figure tells something all the same. */
const casualKinds: ReadonlySet<ContentKind> = new Set(['meeting', 'episode', 'video']);
const namesEnough = ({ sentence, signals }: RatedStatement, kind: ContentKind): boolean =>
  !casualKinds.has(kind) || signals.figures > 0 || new Set(sentence.terms).size >= judgeWeights.fewestTerms;

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
function isWhole({ polished, signals, words, sentence }: RatedStatement, { context }: Source): boolean {
  if (isNoSentence(polished, context.kind)) return false;
  const mayLackVerb =
    sentence.speaker === null && context.kind !== 'meeting' && signals.figures > 0 && measured.test(polished);
  if (mayLackVerb && words <= longestLabel) return true;
  if (isTalkedTo.has(context.kind) && addresses.test(polished)) return false;
  const tokens = tokenize(polished);
  return (
    !isFragment(tokens) &&
    !lacksSubject(tokens) &&
    (isClosed(sentence.text) || !(isRunOn(tokens) || hesitates.test(polished)))
  );
}

/** A label that tells voices apart and says nothing of whose they are: "Speaker 2", "SPEAKER_03", "B". */
const isNumbered =
  /^(?:(?:speaker|spk|voice|person|unknown|participant|guest|channel)[\s_-]*)?[\da-z]{0,2}$/iu;
/** A voice from the room, of which nobody knows whose it is. */
const inTheRoom = /^(?:audience|public|caller|questioner|attendee)\b/iu;
const questionRoles = new Set(['operator', 'analyst', 'audience', 'public']);
/** Who asks on a call does not speak so many words at a time. */
const wordsOfReport = 250;

/** The voices of a call that report for the company: whoever speaks long at a time. */
function reporting({ segments }: Source): ReadonlySet<string> {
  const voices = new Set<string>();
  let [last, words]: [string | null, number] = [null, 0];
  for (const { speaker, text } of segments) {
    words = speaker === last ? words + countWords(text) : countWords(text);
    last = speaker;
    if (speaker !== null && words >= wordsOfReport) voices.add(speaker);
  }
  return voices;
}

/**
 * "We" and "I" are told where it is known who speaks: a person with a name, the company whose paper it is, or who reports
 * for it on its call.
 */
function voicesOf(source: Source): (one: RatedStatement) => boolean {
  const speakers = new Map(identifySpeakers(source).map((one) => [one.label, one]));
  const { kind } = source.context;
  const reports = kind === 'earnings' ? reporting(source) : new Set<string>();
  return ({ polished, sentence }) => {
    if (sentence.speaker === null) return kind !== 'meeting' || !needsSpeaker(polished);
    const speaker = speakers.get(sentence.speaker);
    if (inTheRoom.test(sentence.speaker)) return false;
    if (questionRoles.has(speaker?.role ?? '')) return false;
    return (
      !needsSpeaker(polished) ||
      (speaker?.provenance ?? null) !== null ||
      !isNumbered.test(sentence.speaker) ||
      reports.has(sentence.speaker)
    );
  };
}
