import type { Segment as PublicSegment } from '@ecco/contract';
import type { Speaker } from '@ecco/domain';
import type { Segment, SegmentMatch } from '@ecco/store';
import { clockTime, timestampsOf, whole } from './clock-time.ts';

/** Names by the label that the source gives a voice. */
export type Names = ReadonlyMap<string, string>;

export const namesByLabel = (speakers: readonly Pick<Speaker, 'label' | 'name'>[]): Names =>
  new Map(speakers.map((speaker) => [speaker.label, speaker.name]));

/** A line without what it read before somebody corrected it. */
const presentWords = (segment: SegmentMatch, names: Names): Omit<PublicSegment, 'said'> => ({
  id: segment.id,
  content_id: segment.idx,
  speaker: segment.speakerLabel === null ? null : (names.get(segment.speakerLabel) ?? segment.speakerLabel),
  speaker_label: segment.speakerLabel,
  text: segment.text,
  start_time: clockTime(segment.startMs),
  end_time: clockTime(segment.endMs),
  start_ms: whole(segment.startMs),
  end_ms: whole(segment.endMs),
  page_number: segment.page,
});

type MatchWords = Pick<
  PublicSegment,
  'content_id' | 'speaker' | 'text' | 'start_time' | 'end_time' | 'start_ms' | 'page_number'
> & { about_timestamp?: number };

/** A line that matches; without a second where that is estimated, since it is cited from there. */
export function presentMatch(segment: SegmentMatch, names: Names): MatchWords {
  const { content_id, speaker, text, start_time, end_time, start_ms, page_number } = presentWords(
    segment,
    names,
  );
  const where = { content_id, speaker, text, page_number };
  if (!segment.isEstimated) return { ...where, start_time, end_time, start_ms };
  const { start_timestamp: _start, end_timestamp: _end, ...about } = timestampsOf(segment, true);
  return { ...where, start_time: null, end_time: null, start_ms: null, ...about };
}

export const presentSegment = (segment: Segment, names: Names): PublicSegment => ({
  ...presentWords(segment, names),
  said: segment.said,
});
