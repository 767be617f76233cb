import type { Segment, Speaker } from '@ecco/contract';
import { clockTime } from './id.ts';

/** The line of a transcript and what other answers quote of it: lines take five seconds and turns between two speakers. */
export const citedLine = (line: number) => ({
  segmentId: `segment-${line}`,
  text: `Line ${line} about the fund.`,
  speaker: line % 2 === 0 ? 'Ines Varga' : 'Tom Okoro',
  start: line * 5,
  end: line * 5 + 5,
});

/** A line of five seconds; lines take turns between two invented speakers. */
export function buildSegment(line: number, part: Partial<Segment> = {}): Segment {
  const { segmentId, text, speaker, start, end } = citedLine(line);
  return {
    id: segmentId,
    content_id: line,
    speaker,
    speaker_label: speaker,
    text,
    said: null,
    start_time: clockTime(start),
    end_time: clockTime(end),
    start_ms: start * 1_000,
    end_ms: end * 1_000,
    page_number: null,
    ...part,
  };
}

/** Lines one after the other. */
export const buildSegments = (count: number, from = 0): Segment[] =>
  Array.from({ length: count }, (_, at) => buildSegment(from + at));

/** Somebody who speaks first, for this share of the whole. */
export const buildSpeaker = (name: string, share: number, part: Partial<Speaker> = {}): Speaker => ({
  label: name,
  name,
  role: null,
  organisation: null,
  provenance: null,
  evidence: null,
  segments: 1,
  share,
  talk_ms: Math.round(share * 3_600_000),
  talk_share: share,
  talk_times: 'exact',
  runs: [[0, share]],
  ...part,
});
