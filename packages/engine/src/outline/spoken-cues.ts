import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Segment } from '../ports/ports.ts';
import { countWords } from '../words/token.ts';
import { spokenWeights } from './cues.weights.ts';
import {
  acknowledges,
  concludes,
  counts,
  handsOver,
  intends,
  invites,
  movesOn,
  namesSubject,
  reportsWork,
} from './spoken-cues.lexicon.ts';

const filler = String.raw`(?:(?:so|okay|ok|'kay|alright|all right|right|well|now|and|but|then|great|cool|good|perfect|awesome|interesting|anyways?|yeah|yes|yep|um|uh|mm|oh|hm+|i think|i guess|maybe|also|sure|fine|thanks|thank you)\b[\s,.!]*)`;

/**
 * What is said where a new part begins, with the logarithm of how much more often than elsewhere: counted at 650
 * boundaries that people set in meetings and in recorded talks. Read in the first words of a segment.
 */
const openings: readonly (readonly [number, Pick<Lexicon, 'test'>])[] = [
  [spokenWeights.acknowledges, acknowledges],
  [spokenWeights.concludes, concludes],
  [spokenWeights.thanks, new RegExp(String.raw`^\W*${filler}{0,4}\b(?:thank you|thanks)\b`, 'iu')],
  [spokenWeights.movesOn, movesOn],
  [spokenWeights.namesSubject, namesSubject],
  [spokenWeights.counts, counts],
  [spokenWeights.intends, intends],
  [
    spokenWeights.sumsUp,
    new RegExp(
      String.raw`^\W*${filler}{0,3}(?:(?:that|this)(?:'s| is| was| has been)|those are|these are|those were) (?:\w+ )?(?:really|basically|about|all|it|everything|pretty much|kind of|what|the (?:main|big|biggest|end))\b`,
      'iu',
    ),
  ],
  [spokenWeights.question, /\bquestions?\b/iu],
  [spokenWeights.handsOver, handsOver],
  [spokenWeights.reportsWork, reportsWork],
  [spokenWeights.invites, invites],
];

const headWords = 14;
const scrapWords = 4;
const longTurn = 32;
const longAnswer = 40;
/** So many segments without a word of a speaker make the voice a new one. */
const silence = 12;
const most = 12;

/**
 * How much each segment sounds like the beginning of a part, as the logarithm of a ratio: what is said first,
 * a long turn, a voice not heard for a while, a question after a long answer; a scrap of a line speaks against it.
 */
export function findSpokenCues(segments: readonly Segment[]): number[] {
  const counts = segments.map(({ text }) => countWords(text));
  const severalVoices = new Set(segments.map(({ speaker }) => speaker)).size > 1;
  const lastHeard = new Map<string | null, number>();
  return segments.map((segment, at) => {
    const before = segments[at - 1];
    const words = counts[at] ?? 0;
    const heardBefore = lastHeard.get(segment.speaker);
    lastHeard.set(segment.speaker, at);
    if (before === undefined) return 0;
    let cue = openingCue(headOf(segments, at)) + (words < scrapWords ? spokenWeights.scrap : 0);
    if (severalVoices && before.speaker !== segment.speaker) {
      if (words >= longTurn) cue += spokenWeights.longTurn;
      if (words >= 12 && (heardBefore === undefined || at - heardBefore > silence))
        cue += spokenWeights.newVoice;
      if (segment.text.includes('?') && (counts[at - 1] ?? 0) > longAnswer) cue += spokenWeights.answered;
      if (/\?\s*$/u.test(before.text)) cue += spokenWeights.afterQuestion;
    }
    return Math.min(most, cue * spokenWeights.emphasis);
  });
}

const openingCue = (head: string): number =>
  openings.reduce((sum, [weight, pattern]) => (pattern.test(head) ? sum + weight : sum), 0);

/** The first words from a segment on, while the same speaker goes on. */
function headOf(segments: readonly Segment[], at: number): string {
  const speaker = segments[at]?.speaker;
  const words: string[] = [];
  for (let next = at; words.length < headWords && segments[next]?.speaker === speaker; next++) {
    const text = segments[next]?.text;
    if (text === undefined) break;
    words.push(...text.split(/\s+/u, headWords));
  }
  return words.slice(0, headWords).join(' ');
}
