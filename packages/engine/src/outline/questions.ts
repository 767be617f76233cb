import type { Segment } from '../ports/ports.ts';
import { foldApostrophes } from '../words/fold.ts';

/** Said by whoever opens the questions. */
const opens =
  /\b(?:first|next|second) (?:question|one|caller)s? (?:is\b|are\b|comes?\b|code\b|will\b|today\b|from\b|on the line)|\bquestions? (?:(?:is )?com(?:e|es|ing)\b|from\b)|\b(?:go|going|turn) first to\b|\btake (?:(?:the|our|your|any|some|a few|those|all) )?(?:first )?questions?\b|\bopen (?:up )?(?:the |our |it )?(?:call|line|floor|up)?s? ?(?:up )?(?:for|to)? ?(?:your |any )?questions|\b(?:start|begin|move(?: on)? to|turn(?: \w+)? to|go to|open)(?: \w+)? (?:the |our |a )?(?:live )?(?:q ?(?:and|&) ?a|question)\b|\b(?:forward|answer|ready|over|you|now) (?:to |for |any )*(?:your )?questions\b|\bfor (?:the|our|your) first questions?\b|\ba question (?:here )?from\b/iu;
/** Said before the remarks: what will come later. */
const promises =
  /\b(?:after|following|end of|later|at the end|during the)\b[^.?!]{0,80}\b(?:question|q ?(?:and|&) ?a)|\b(?:question|q ?(?:and|&) ?a)[^.?!]{0,60}\b(?:after|following|at the end|instructions|later)|\bthere will be\b|\bthen (?:take|open|have|move|go)|\bsubmit\b|\bwill be (?:open|followed|conducted|available|happy|pleased|able)|\b(?:to ask|ask a) (?:the |a )?question (?:during|at that)|\blater on\b/iu;
/** Said by whoever asks. */
const asks =
  /\b(?:thanks?|thank you)(?: \w+){0,4} for (?:taking|letting|the opportunity|my)\b|\bmy (?:first )?question\b|\bquestions? from (?:me|my side)\b/iu;

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
    const said = sentencesOf(text.slice(-(isShort ? shortTurn : endOfRemark)));
    if (said.some((sentence) => opens.test(sentence) && !promises.test(sentence)))
      return isShort ? turn.first : (turns[at + 1]?.first ?? segments.length - 1);
  }
  return Number.POSITIVE_INFINITY;
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+/u);
