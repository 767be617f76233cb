import type { Segment } from '../ports/ports.ts';
import { foldApostrophes } from '../words/fold.ts';
import { asks, opens, promises } from './questions.lexicon.ts';

const endOfRemark = 320;
const shortTurn = 900;

/** What one voice says at a stretch; long turns stand in several segments. */
type Turn = { first: number; speaker: string | null; text: string };

function turnsOf(segments: readonly Segment[]): Turn[] {
  const turns: Turn[] = [];
  for (const [first, { speaker, text }] of segments.entries()) {
    const open = turns.at(-1);
    if (open !== undefined && speaker !== null && open.speaker === speaker) open.text += ` ${text}`;
    else turns.push({ first, speaker, text });
  }
  return turns;
}

/**
 * On a call, the segment with which the questions begin: the turn of the operator or chair that calls for the first,
 * else the turn after the remark that ends with the offer, else that of the first who thanks for taking one. Promises
 * of a later round do not count. Infinite where none begins.
 */
export function findQuestions(segments: readonly Segment[]): number {
  const turns = turnsOf(segments);
  for (const [at, turn] of turns.entries()) {
    if (at === 0) continue;
    const text = foldApostrophes(turn.text);
    const isShort = text.length < shortTurn;
    if (at > 1 && isShort && asks.test(text)) return turn.first;
    const said = questionSentences(text.slice(-(isShort ? shortTurn : endOfRemark)));
    if (said.some((sentence) => opens.test(sentence) && !promises.test(sentence)))
      return isShort ? turn.first : (turns[at + 1]?.first ?? segments.length - 1);
  }
  return Number.POSITIVE_INFINITY;
}

const questionSentences = (text: string): string[] => text.split(/(?<=[.?!])\s+/u);
