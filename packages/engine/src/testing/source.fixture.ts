import type { Context, Segment, Source } from '../ports/ports.ts';

/** A segment as a test writes it: its text, or who says it and what. */
export type Line = string | readonly [speaker: string, text: string];

const defaults: Context = { kind: 'episode', title: '', description: '', showName: null, people: [] };

/** A source of the given lines, each ten seconds long, with invented speakers. */
export function sourceOf(lines: readonly Line[], context: Partial<Context> = {}): Source {
  return { context: { ...defaults, ...context }, segments: lines.map(segmentOf) };
}

function segmentOf(line: Line, index: number): Segment {
  const [speaker, text] = typeof line === 'string' ? [null, line] : line;
  const startMs = index * 10_000;
  return { id: `s${index}`, index, speaker, text, startMs, endMs: startMs + 10_000, page: null };
}
