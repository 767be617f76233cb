import { isBody } from '../body/is-body.ts';
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { type Reading, readSource } from '../reading/reading.ts';
import { foldApostrophes } from '../words/fold.ts';
import { findCorrected } from './corrections.ts';
import {
  advocate,
  aside,
  before,
  condition,
  continuesSentence,
  elsewhere,
  hearsay,
  imagined,
  imaginedVote,
  pastVote,
  would,
} from './factuality.lexicon.ts';
import { findPublicComment } from './public-comment.ts';

/** As what a sentence may be told: `fact` of the body that meets, or why it may not. */
export type Factuality =
  | 'fact'
  | 'public-comment'
  | 'devils-advocate'
  | 'hypothetical'
  | 'corrected'
  | 'elsewhere'
  | 'hearsay'
  | 'past-vote'
  | 'aside';

/**
 * For each sentence of a source, in order, as what it may be told. In sources other than meetings only what is
 * said to be imagined, and what is said for the sake of argument, is set apart.
 */
export const readFactuality = cachedBySource((source: Source): Factuality[] => {
  const reading = readSource(source);
  if (!reading.english) return reading.sentences.map(() => 'fact');
  const isMeeting = isBody(source);
  const read = isMeeting ? factualityOf : meantOf;
  return spread(
    reading,
    reading.sentences.map(({ text }) => read(foldApostrophes(text))),
    isMeeting,
  );
});

/** What holds of any talk. */
function meantOf(text: string): Factuality {
  if (advocate.test(text)) return 'devils-advocate';
  return imagined.test(text) ? 'hypothetical' : 'fact';
}

function factualityOf(text: string): Factuality {
  if (advocate.test(text)) return 'devils-advocate';
  if (imagined.test(text) || imaginedVote.test(text)) return 'hypothetical';
  if (condition.test(text) && (would.test(text) || asksIf.test(text))) return 'hypothetical';
  if (pastVote.test(text) && before.test(text)) return 'past-vote';
  if (elsewhere.test(text)) return 'elsewhere';
  if (hearsay.test(text)) return 'hearsay';
  return aside.test(text) ? 'aside' : 'fact';
}

/** "And if we went to seven?" */
const asksIf =
  /\bif (?:we|you|they) (?:went|were|moved|dropped|cut|raised|lowered|changed|kept|sold|adopted|did)\b.{0,120}\?/iu;

const cachedFactuality = new WeakMap<Reading, Map<number, number>>();

/** The sentences of a meeting whose figure is corrected later, with the segment that corrects it. */
export function correctionsOf(reading: Reading): Map<number, number> {
  const match = cachedFactuality.get(reading) ?? findCorrected(reading);
  cachedFactuality.set(reading, match);
  return match;
}

/** The same of any source; none where it is no meeting. */
export function correctionsIn(source: Source): ReadonlyMap<number, number> {
  const reading = readSource(source);
  return reading.english && isBody(source) ? correctionsOf(reading) : new Map();
}

/** What is said of a turn as a whole, and what a sentence takes over from the one before it. */
function spread(reading: Reading, own: readonly Factuality[], isMeeting: boolean): Factuality[] {
  const guests = isMeeting ? findPublicComment(reading.segments) : new Set<number>();
  const corrected = isMeeting ? correctionsOf(reading) : new Map<number, number>();
  const turns = readTurns(reading, own);
  const factualities = [...own];
  for (const [at, { segment }] of reading.sentences.entries()) {
    if (guests.has(segment)) factualities[at] = 'public-comment';
    if (factualities[at] !== 'fact') continue;
    factualities[at] = corrected.has(at)
      ? 'corrected'
      : takenOver({ reading, own: factualities, turns, at, isMeeting });
  }
  return factualities;
}

/** Words of a turn that is imagined as a whole where one of its sentences is, and of an answer to such a question. */
const [wholeTurn, shortAnswer] = [70, 40];

/** A turn as a whole: its length, and what one of its sentences says of all. */
type Turn = { words: number; argues: boolean; imagines: boolean; asks: boolean };

function readTurns({ segments, sentences }: Reading, own: readonly Factuality[]): Turn[] {
  const turns = segments.map((): Turn => ({ words: 0, argues: false, imagines: false, asks: false }));
  for (const [at, { segment, text, tokens, speaker }] of sentences.entries()) {
    const turn = turns[segment];
    if (turn === undefined) continue;
    turn.words += tokens.length;
    if (own[at] === 'devils-advocate') turn.argues = true;
    if (own[at] !== 'hypothetical') continue;
    if (imagined.test(text)) turn.imagines = true;
    if (speaker !== null && (text.includes('?') || imaginedVote.test(text))) turn.asks = true;
  }
  return turns;
}

type Place = {
  reading: Reading;
  own: readonly Factuality[];
  turns: readonly Turn[];
  at: number;
  isMeeting: boolean;
};

function takenOver({ reading, own, turns, at, isMeeting }: Place): Factuality {
  const { segment = 0, text = '' } = reading.sentences[at] ?? {};
  const [turn, input] = [turns[segment], turns[segment - 1]];
  if (turn === undefined) return 'fact';
  if (turn.argues && turn.words <= longestArgument) return 'devils-advocate';
  if (turn.imagines && turn.words <= wholeTurn) return 'hypothetical';
  if (!isMeeting) return 'fact';
  const isShort = turn.words <= shortAnswer;
  if (isShort && input?.asks === true && input.words <= wholeTurn) return 'hypothetical';
  const before = reading.sentences[at - 1]?.segment === segment ? own[at - 1] : undefined;
  if (before === 'elsewhere' && continuesSentence.test(foldApostrophes(text))) return 'elsewhere';
  return before === 'hypothetical' && isShort ? 'hypothetical' : 'fact';
}

/** Somebody who speaks longer speaks for himself as well. */
const longestArgument = 150;
