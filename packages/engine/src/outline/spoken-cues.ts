import { appendAll } from '@ecco/domain';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Segment } from '../ports/ports.ts';
import type { Reading } from '../reading/reading.ts';
import { type Cohesion, readCohesion } from './cohesion.ts';
import { opensTopic } from './cues.lexicon.ts';
import { spokenWeights } from './cues.weights.ts';
import {
  acknowledges,
  concludes,
  counts,
  handsOver,
  invites,
  movesOn,
  namesSubject,
} from './spoken-cues.lexicon.ts';
import { readTurns, type TurnSigns } from './turn-signs.ts';

const filler = String.raw`(?:(?:so|okay|ok|'kay|alright|all right|right|well|now|and|but|then|great|cool|good|perfect|awesome|interesting|anyways?|yeah|yes|yep|um|uh|mm|oh|hm+|i think|i guess|maybe|also|sure|fine|thanks|thank you)\b[\s,.!]*)`;

/** What is said in the first words of a segment where a new part begins. */
const openings: readonly (readonly [number, Pick<Lexicon, 'test'>])[] = [
  [spokenWeights.acknowledges, acknowledges],
  [spokenWeights.concludes, concludes],
  [spokenWeights.thanks, new RegExp(String.raw`^\W*${filler}{0,4}\b(?:thank you|thanks)\b`, 'iu')],
  [spokenWeights.movesOn, movesOn],
  [spokenWeights.namesSubject, namesSubject],
  [spokenWeights.counts, counts],
  [
    spokenWeights.sumsUp,
    new RegExp(
      String.raw`^\W*${filler}{0,3}(?:(?:that|this)(?:'s| is| was| has been)|those are|these are|those were) (?:\w+ )?(?:really|basically|about|all|it|everything|pretty much|kind of|what|the (?:main|big|biggest|end))\b`,
      'iu',
    ),
  ],
  [spokenWeights.handsOver, handsOver],
  [spokenWeights.invites, invites],
];

const headWords = 14;

/**
 * How much each segment sounds like the beginning of a part, against the median segment of the item, as the
 * logarithm of the odds: what is said first, who speaks and how long, and how the words turn (a logistic regression
 * over places at which people set chapters). The first segment has 0.
 */
export function findSpokenCues(segments: readonly Segment[], reading: Reading): number[] {
  const cohesion = readCohesion(reading);
  const turns = readTurns(segments);
  const odds = turns.map((turn, at) => turnCue(turn) + wordsCue(cohesion, at) + saidCue(segments, at));
  const usual = odds.toSorted((a, b) => a - b)[Math.floor(odds.length / 2)] ?? 0;
  return odds.map((value, at) => (at === 0 ? 0 : (value - usual) * spokenWeights.emphasis));
}

const turnCue = (turn: TurnSigns): number =>
  turn.askerShare * spokenWeights.askerShare +
  turn.segmentLength * spokenWeights.segmentLength +
  turn.turnLength * spokenWeights.turnLength +
  (turn.changes ? spokenWeights.changes : 0) +
  (turn.isScrap ? spokenWeights.scrap : 0) +
  (turn.isLong ? spokenWeights.longTurn : 0) +
  (turn.afterScrap ? spokenWeights.afterScrap : 0) +
  (turn.afterQuestion ? spokenWeights.afterQuestion : 0) +
  (turn.asks ? spokenWeights.asks : 0);

const wordsCue = ({ parted, dip, news, newest }: Cohesion, at: number): number =>
  (parted[at] ?? 0) * spokenWeights.parted +
  (dip[at] ?? 0) * spokenWeights.dip +
  (news[at] ?? 0) * spokenWeights.news +
  (newest[at] ?? 0) * spokenWeights.newest;

function saidCue(segments: readonly Segment[], at: number): number {
  const head = openingWords(segments, at);
  const text = segments[at]?.text ?? '';
  const said = openings.reduce((sum, [weight, pattern]) => (pattern.test(head) ? sum + weight : sum), 0);
  return (
    said +
    (opensTopic.test(text) ? spokenWeights.opensTopic : 0) +
    (announces(text) ? spokenWeights.leadIn : 0) +
    (announces(segments[at - 1]?.text ?? '', Number.POSITIVE_INFINITY) ? spokenWeights.ledIn : 0)
  );
}

/** "Here is what the fund's chief says:" leads in something new. */
const announces = (text: string, longest = 220): boolean =>
  text.length < longest && text.trimEnd().endsWith(':');

/** The first words from a segment on, while the same speaker goes on. */
function openingWords(segments: readonly Segment[], at: number): string {
  const speaker = segments[at]?.speaker;
  const words: string[] = [];
  for (let next = at; words.length < headWords && segments[next]?.speaker === speaker; next++) {
    const text = segments[next]?.text;
    if (text === undefined) break;
    appendAll(words, text.split(/\s+/u, headWords));
  }
  return words.slice(0, headWords).join(' ');
}
