import type { Context, Segment } from '../ports/ports.ts';
import type { Reading } from '../reading/reading.ts';
import { foldApostrophes } from '../words/fold.ts';
import { asksNext, opensTopic } from './cues.lexicon.ts';
import { cueWeights } from './cues.weights.ts';
import { isHeading } from './heading.ts';
import { findQuestions } from './questions.ts';
import { findSpokenCues } from './spoken-cues.ts';

const handsOver =
  /\b(?:turn|hand|pass)(?:ing)? (?:the |it |this |things )?(?:\w+ )?(?:back )?(?:over )?to\b/iu;

/** More than the words of a chapter can outweigh. */
const decisive = 25;

/**
 * How much each segment looks like the beginning of a chapter, in the units of the cut's cost: headings and breaks,
 * what is said where a part begins, hand-overs and the next caller of a call, pauses.
 */
export function findCues(reading: Reading, context: Context): number[] {
  const segments = reading.segments.map((segment) => ({ ...segment, text: foldApostrophes(segment.text) }));
  const pause = typicalPause(segments);
  const spoken = findSpokenCues(segments);
  const isCall = context.kind === 'earnings';
  const asked = isCall ? findQuestions(segments) : -1;
  const isPaged = context.kind === 'document' || context.kind === 'article';
  return segments.map((segment, at) => {
    const before = segments[at - 1];
    if (before === undefined) return 0;
    return (
      (at === asked ? decisive : 0) +
      (spoken[at] ?? 0) +
      (opensTopic.test(segment.text) ? cueWeights.opensTopic : 0) +
      (isHeading(segments, at) ? (isPaged ? decisive : cueWeights.heading) : 0) +
      (asksNext.test(segment.text) && segment.text.length < 900
        ? isCall
          ? cueWeights.nextOnCall
          : cueWeights.next
        : 0) +
      (handsOver.test(before.text.slice(-300))
        ? isCall
          ? cueWeights.handOverOnCall
          : cueWeights.handOver
        : 0) +
      (announces(segment) ? cueWeights.leadIn : 0) +
      pauseCue(before, segment, pause)
    );
  });
}

/** "Here is what the fund's chief says:" leads in something new. */
const announces = ({ text }: Segment): boolean => text.length < 220 && /:\s*$/u.test(text);

function pauseCue(before: Segment, segment: Segment, typical: number): number {
  if (before.endMs === null || segment.startMs === null) return 0;
  const gap = segment.startMs - before.endMs;
  return gap > Math.max(2500, typical * 4) ? cueWeights.pause : 0;
}

function typicalPause(segments: readonly Segment[]): number {
  const gaps: number[] = [];
  for (const [at, segment] of segments.entries()) {
    const end = segments[at - 1]?.endMs ?? null;
    if (end !== null && segment.startMs !== null) gaps.push(segment.startMs - end);
  }
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}
