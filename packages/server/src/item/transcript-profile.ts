import type { ItemName, Saying } from '@ecco/contract';
import { isWritten, type Speaker } from '@ecco/domain';
import type { Item, SegmentLine } from '@ecco/store';
import { type TalkTime, talkTimes } from './talk-time.ts';

/** What of a line is read. */
type Line = Pick<SegmentLine, 'id' | 'speakerLabel' | 'startMs' | 'endMs' | 'isEstimated' | 'length'>;

/** Who speaks how much, and when. `share` 0 to 1; `runs` as fractions of the whole. */
type LabelProfile = { segments: number; share: number; runs: [number, number][] };

/** What a page needs to know of a whole transcript without sending it. */
export type TranscriptProfile = {
  /** Whose transcript it is, as its citations name it. */
  item: ItemName;
  total: number;
  ids: readonly string[];
  indexOf: ReadonlyMap<string, number>;
  /** Whether the time of a line was shared out by the length of its text. */
  isEstimated: (segmentId: string) => boolean;
  /** Where a line stands, as a fraction of the whole: by time where the lines have times, else by number. */
  placeOf: (index: number) => number;
  labels: ReadonlyMap<string, LabelProfile>;
  /** How long each label speaks. */
  talk: ReadonlyMap<string, TalkTime>;
  /** Who says a line; null where that is not known, and where nobody speaks. */
  speakerOf: (segmentId: string) => Saying | null;
};

/** Runs of one label closer than this are one: finer than a strip on a screen can show, so its size is bounded. */
const runGap = 0.001;
const round = (fraction: number): number => Math.round(fraction * 10_000) / 10_000;

type Spans = { start: (index: number) => number; end: (index: number) => number };

function spansOf(segments: readonly Line[]): Spans {
  const lengthMs = segments.reduce(
    (latest, { startMs, endMs }) => Math.max(latest, endMs ?? startMs ?? 0),
    0,
  );
  const timed = lengthMs > 0 && segments.every((segment) => segment.startMs !== null);
  if (!timed)
    return { start: (index) => index / segments.length, end: (index) => (index + 1) / segments.length };
  const startMs = (index: number) => segments[index]?.startMs ?? lengthMs;
  return {
    start: (index) => Math.min(1, startMs(index) / lengthMs),
    end: (index) => Math.min(1, (segments[index]?.endMs ?? startMs(index + 1)) / lengthMs),
  };
}

function addRun(runs: [number, number][], start: number, end: number): void {
  const last = runs.at(-1);
  if (last && start - last[1] < runGap) last[1] = round(Math.max(last[1], end));
  else runs.push([round(start), round(Math.max(start, end))]);
}

/** The item whose lines these are. */
type ProfiledItem = Pick<Item, 'id' | 'slug' | 'kind' | 'title'>;

/** What a source writes where it knows nobody. */
const nobody = /^(?:unknown)?$/i;

/** Whose lines these are, by their ids. What is written has an author and no speakers. */
export function speakersOf(
  { kind }: Pick<Item, 'kind'>,
  segments: readonly Pick<Line, 'id' | 'speakerLabel'>[],
  speakers: readonly Pick<Speaker, 'label' | 'name' | 'role'>[],
): TranscriptProfile['speakerOf'] {
  if (isWritten(kind)) return () => null;
  const known = new Map(speakers.map(({ label, name, role }) => [label, { name: name.trim(), role }]));
  const labelOf = new Map(segments.map(({ id, speakerLabel }) => [id, speakerLabel]));
  return (segmentId) => {
    const speaker = known.get(labelOf.get(segmentId) ?? '');
    return speaker === undefined || nobody.test(speaker.name) ? null : speaker;
  };
}

/** Which of these lines have a time that is estimated. */
export function estimatedOf(
  segments: readonly Pick<Line, 'id' | 'isEstimated'>[],
): TranscriptProfile['isEstimated'] {
  const estimated = new Set(segments.flatMap(({ id, isEstimated }) => (isEstimated ? [id] : [])));
  return (segmentId) => estimated.has(segmentId);
}

/** What of a transcript its citations need. */
export type CitedLines = Pick<TranscriptProfile, 'item' | 'indexOf' | 'isEstimated' | 'speakerOf'>;

export function profileTranscript(
  item: ProfiledItem,
  segments: readonly Line[],
  speakers: readonly Speaker[] = [],
): TranscriptProfile {
  const { id: uuid, slug, kind, title } = item;
  const spans = spansOf(segments);
  const labels = new Map<string, LabelProfile>();
  let words = 0;
  for (const [index, { speakerLabel, length }] of segments.entries()) {
    words += length;
    if (speakerLabel === null) continue;
    const profile = labels.get(speakerLabel) ?? { segments: 0, share: 0, runs: [] };
    labels.set(speakerLabel, profile);
    profile.segments += 1;
    profile.share += length;
    addRun(profile.runs, spans.start(index), spans.end(index));
  }
  for (const profile of labels.values()) profile.share = round(profile.share / Math.max(1, words));
  return {
    item: { uuid, slug, kind, title },
    total: segments.length,
    ids: segments.map((segment) => segment.id),
    indexOf: new Map(segments.map((segment, index) => [segment.id, index])),
    isEstimated: estimatedOf(segments),
    placeOf: (index) => round(spans.start(index)),
    labels,
    talk: talkTimes(segments),
    speakerOf: speakersOf(item, segments, speakers),
  };
}
