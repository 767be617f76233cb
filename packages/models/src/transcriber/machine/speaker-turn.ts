/** Somebody speaks from one second to another. */
export type SpeakerTurn = { start: number; end: number; speaker: number };

type Span = { start: number; end: number };

const overlapOf = (one: Span, other: Span): number =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start);

/** The label of the voice that is audible for most of a span; null where nobody is. */
export function speakerOf(span: Span, turns: readonly SpeakerTurn[]): string | null {
  const seconds = new Map<number, number>();
  for (const turn of turns) {
    const overlap = overlapOf(span, turn);
    if (overlap > 0) seconds.set(turn.speaker, (seconds.get(turn.speaker) ?? 0) + overlap);
  }
  const [first] = [...seconds].sort(([, one], [, other]) => other - one);
  return first === undefined ? null : String(first[0]);
}
