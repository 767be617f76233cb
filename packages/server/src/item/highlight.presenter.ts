import type { Highlight as PublicHighlight } from '@ecco/contract';
import { standsUnderTitle, statesSum } from '@ecco/engine';
import type { Highlight } from '@ecco/store';
import { clockTime, wholeSeconds } from './clock-time.ts';
import type { Names } from './segment.presenter.ts';
import type { TranscriptProfile } from './transcript-profile.ts';

/**
 * A highlight whose line is gone is left out: a quote that leads nowhere cannot be defended. Speakers are stored by
 * their labels and shown by the names they have now.
 */
export const presentHighlights = (
  highlights: readonly Highlight[],
  { indexOf }: TranscriptProfile,
  names: Names,
): PublicHighlight[] =>
  highlights.flatMap((highlight) => {
    const index = indexOf.get(highlight.segmentId);
    if (index === undefined) return [];
    return {
      id: highlight.id,
      text: highlight.text,
      speaker: highlight.speaker === null ? null : (names.get(highlight.speaker) ?? highlight.speaker),
      segment_id: highlight.segmentId,
      content_id: index,
      start_time: clockTime(highlight.startMs),
      end_time: clockTime(highlight.endMs),
      start_timestamp: wholeSeconds(highlight.startMs),
      page_number: highlight.page,
      approved: highlight.approved,
      stands_alone: standsUnderTitle(highlight.text),
      tells_sum: statesSum(highlight.text),
    };
  });
