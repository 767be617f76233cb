import type { Highlight as PublicHighlight } from '@ecco/contract';
import { standsUnderTitle, statesSum } from '@ecco/engine';
import type { Highlight } from '@ecco/store';
import { clockTime, timestampsOf } from './clock-time.ts';
import type { Names } from './segment.presenter.ts';
import type { TranscriptProfile } from './transcript-profile.ts';

/**
 * A highlight whose line is gone is left out: a quote that leads nowhere cannot be defended. Speakers are stored by
 * their labels and shown by the names they have now.
 */
export const presentHighlights = (
  highlights: readonly Highlight[],
  { indexOf, isEstimated }: TranscriptProfile,
  names: Names,
): PublicHighlight[] =>
  highlights.flatMap((highlight) => {
    const index = indexOf.get(highlight.segmentId);
    if (index === undefined) return [];
    const isAbout = isEstimated(highlight.segmentId);
    const { end_timestamp: _end, ...begins } = timestampsOf(highlight, isAbout);
    return {
      id: highlight.id,
      text: highlight.text,
      speaker: highlight.speaker === null ? null : (names.get(highlight.speaker) ?? highlight.speaker),
      segment_id: highlight.segmentId,
      content_id: index,
      start_time: isAbout ? null : clockTime(highlight.startMs),
      end_time: isAbout ? null : clockTime(highlight.endMs),
      ...begins,
      page_number: highlight.page,
      approved: highlight.approved,
      stands_alone: standsUnderTitle(highlight.text),
      tells_sum: statesSum(highlight.text),
    };
  });
