import type { Context, Segment } from '../ports.ts';
import type { Reading } from '../reading/reading.ts';
import { foldApostrophes } from '../words/fold.ts';
import { isHeading } from './heading.ts';

const opensTopic =
  /^\W*(?:(?:so|okay|ok|alright|all right|well|now|and|great|cool|right|yeah|um|uh|good|perfect|awesome|interesting),?\s+){0,3}(?:let'?s (?:move on|talk about|switch|turn|go (?:to|into|back)|start|get (?:into|started)|dive|shift|look at)|let me (?:move|turn|switch|ask you about)|moving on|turning (?:now )?to|(?:the )?next (?:item|topic|question|up|thing|one|point|slide)|(?:our |the )?(?:second|third|fourth|final|last) (?:item|topic|point|part|question|story|thing)|item (?:number )?\w+|(?:i|we) (?:want|wanted|would like|'d like) to (?:talk|ask|move|shift|switch|turn|start|discuss)|(?:with that|finally|lastly|another (?:topic|thing|question)|switching gears|one (?:more|last) (?:question|thing|topic)|speaking of|on (?:to )?(?:another|a different))|break:|welcome back|it'?s (?:now )?time for|that'?s (?:it|all|the \w+) for (?:now|today|this)|up next|in other news|meanwhile|our next|before we (?:wrap|close|go|finish)|what about\b|how about\b|tell (?:us|me) (?:a (?:little )?bit )?(?:more )?about|first (?:of all|up|item|topic|question)|to begin|let'?s begin|(?:i'?ll|i will|i would like to|we'?ll) now)\b/iu;
const asksNext =
  /\b(?:next|first|final|last) question (?:comes|is|will|today)|question[- ]and[- ]answer session|open (?:the )?(?:line|call|floor|it)(?: up)? (?:for|to) questions|\bfor (?:his|her|their|your)? ?questions\b/iu;
const handsOver =
  /\b(?:turn|hand|pass)(?:ing)? (?:the |it |this |things )?(?:\w+ )?(?:back )?(?:over )?to\b/iu;

/**
 * How much each segment looks like the beginning of a chapter, in the units of the cut's cost: topic openers,
 * breaks and headings, hand-overs and the next caller of a call, pauses, a question after a long answer.
 */
export function findCues(reading: Reading, context: Context): number[] {
  const segments = reading.segments.map((segment) => ({ ...segment, text: foldApostrophes(segment.text) }));
  const pause = typicalPause(segments);
  const isCall = context.kind === 'earnings';
  return segments.map((segment, at) => {
    const before = segments[at - 1];
    if (before === undefined) return 0;
    return (
      (opensTopic.test(segment.text) ? 3 : 0) +
      (isHeading(segments, at) ? (context.kind === 'document' || context.kind === 'article' ? 14 : 4) : 0) +
      (asksNext.test(segment.text) && segment.text.length < 900 ? (isCall ? 9 : 4) : 0) +
      (handsOver.test(before.text.slice(-300)) ? (isCall ? 8 : 3) : 0) +
      (announces(segment) ? 3 : 0) +
      turnCue(before, segment) +
      pauseCue(before, segment, pause)
    );
  });
}

/** "Here is what the fund's chief says:" leads in something new. */
const announces = ({ text }: Segment): boolean => text.length < 220 && /:\s*$/u.test(text);

/** A question after a long answer often opens something new; an answer rarely does. */
function turnCue(before: Segment, segment: Segment): number {
  if (before.speaker === segment.speaker) return 0;
  const asks = /\?\s*$/u.test(segment.text) && before.text.length > 300;
  const answers = /\?\s*$/u.test(before.text) ? -3 : 0;
  return asks ? 1.5 : answers;
}

function pauseCue(before: Segment, segment: Segment, typical: number): number {
  if (before.endMs === null || segment.startMs === null) return 0;
  const gap = segment.startMs - before.endMs;
  return gap > Math.max(2500, typical * 4) ? 2 : 0;
}

function typicalPause(segments: readonly Segment[]): number {
  const gaps: number[] = [];
  for (const [at, segment] of segments.entries()) {
    const end = segments[at - 1]?.endMs ?? null;
    if (end !== null && segment.startMs !== null) gaps.push(segment.startMs - end);
  }
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}
