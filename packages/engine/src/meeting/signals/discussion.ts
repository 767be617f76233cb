import type { AgendaItem, CitedField, Decision } from '@ecco/domain';
import { asks, opensQuestion } from '../../discourse/asks.lexicon.ts';
import { type Factuality, readFactuality } from '../../factuality/read-factuality.ts';
import type { Segment, Source } from '../../ports/ports.ts';
import { readSource } from '../../reading/reading.ts';
import type { Sentence } from '../../sentences/sentence.ts';
import { identifySpeakers } from '../../speakers/identify-speakers.ts';
import { type DayFrom, daysWithin, readOpening } from './opening.ts';
import { citedWords, type Words } from './words.ts';

/** A sentence that may be told as a fact of the body, with its words and the segment it begins in. */
export type FactSentence = { sentence: Sentence; segment: number; words: Words };

/** A meeting as the reading of signals needs it. */
export type Discussion = {
  segments: readonly Segment[];
  tellings: FactSentence[];
  agenda: readonly AgendaItem[];
  decisions: readonly Decision[];
  /** Raw recognition has neither capitals nor stops. */
  isPlain: boolean;
  /** Names of the labels of speakers, where they are known. */
  names: ReadonlyMap<string, string>;
  /** Whose meeting it is, and its day. */
  body: CitedField<string>;
  day: CitedField<string>;
  /** Of a paper of several days, from where on each holds. */
  days: readonly DayFrom[];
};

const untold = new Set<Factuality>([
  'public-comment',
  'devils-advocate',
  'hypothetical',
  'elsewhere',
  'hearsay',
  'corrected',
]);

/** The sentences of a meeting that may tell a signal, beside its agenda and its decisions. */
export function readDiscussion(
  source: Source,
  { agenda, decisions }: Pick<Discussion, 'agenda' | 'decisions'>,
): Discussion {
  const { segments, sentences } = readSource(source);
  const factualities = readFactuality(source);
  const tellings = sentences.flatMap((sentence, at) => {
    const words = citedWords(segments, sentence);
    const isTold =
      !untold.has(factualities[at] ?? 'fact') && sentence.row === undefined && !isQuestion(sentence.text);
    return words !== null && isTold ? [{ sentence, segment: sentence.segment, words }] : [];
  });
  const capitals = tellings.filter(({ words }) => /\p{Lu}/u.test(words.text)).length;
  const known = identifySpeakers(source).filter(({ provenance }) => provenance !== null);
  const names = new Map(known.map(({ label, name }) => [label, name]));
  const isPlain = capitals < tellings.length / 4;
  const days = daysWithin(segments);
  return { segments, tellings, agenda, decisions, names, isPlain, days, ...readOpening(segments) };
}

/** The day on which what stands in a segment was done: of the heading above it, else of the whole meeting. */
export const dayAt = ({ days, day }: Pick<Discussion, 'days' | 'day'>, segment: number): CitedField<string> =>
  days.findLast((one) => one.segment <= segment)?.day ?? (days.length === 0 ? day : null);

const isQuestion = (text: string): boolean =>
  text.includes('?') ||
  (!answersItself.test(text) && (opensQuestion.test(text) || asks.test(text) || inverted.test(text)));
/** "What I'm asking for is to sell." */
const answersItself = /^(?:(?:so|and|but|okay|well|um|uh),? ){0,3}what (?:i|we|staff)\b.{0,40} is\b/iu;
/** Raw recognition gives no question mark. */
const inverted =
  /^(?:(?:so|and|but|okay|well|um|uh) ){0,3}(?:are|do|did|can|is|was|have|has|were|should) (?:we|you|they|there|the)\b/iu;

/** The item of the agenda in which a segment stands. */
export function itemAt({ agenda }: Pick<Discussion, 'agenda'>, segment: number): number | null {
  const at = agenda.findLastIndex(
    ({ firstSegment, lastSegment }) => firstSegment <= segment && segment <= lastSegment,
  );
  return at < 0 ? null : at;
}

/** The item of a decision: where it was moved, since a chair may call the next item in one breath with its outcome. */
export function itemOf(
  known: Pick<Discussion, 'agenda' | 'segments'>,
  { agendaItem, motion, outcome }: Decision,
): number | null {
  const item = agendaItem ?? itemAt(known, segmentOf(known, outcome.segmentId));
  const moved = segmentOf(known, motion.citations[0]?.segmentId ?? '');
  const isBefore = item !== null && moved >= 0 && moved < (known.agenda[item]?.firstSegment ?? 0);
  return isBefore ? itemAt(known, moved) : item;
}

/** Position of the segment of an id. */
export const segmentOf = ({ segments }: Pick<Discussion, 'segments'>, id: string): number =>
  segments.findIndex((segment) => segment.id === id);

/** The sentences from one segment to another, both inside. */
export const between = ({ tellings }: Discussion, first: number, last: number): FactSentence[] =>
  tellings.filter(({ segment }) => segment >= first && segment <= last);
