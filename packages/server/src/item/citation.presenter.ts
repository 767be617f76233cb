import type { Citation as PublicCitation, CitedText as PublicCitedText } from '@ecco/contract';
import type { Citation, CitedText } from '@ecco/domain';
import { secondsOf } from './clock-time.ts';
import type { TranscriptProfile } from './transcript-profile.ts';

/** A citation with its line; null when the line it names is no longer there, since it would lead nowhere. */
export function presentCitation(
  citation: Citation,
  { indexOf, item }: TranscriptProfile,
): PublicCitation | null {
  const index = indexOf.get(citation.segmentId);
  if (index === undefined) return null;
  return {
    item,
    segment_id: citation.segmentId,
    content_id: index,
    source_text: citation.quote,
    start_timestamp: secondsOf(citation.startMs),
    end_timestamp: secondsOf(citation.endMs),
    page_number: citation.page,
  };
}

export const presentCitedText = (cited: CitedText, profile: TranscriptProfile): PublicCitedText => ({
  text: cited.text,
  verbatim: cited.verbatim,
  citations: cited.citations.flatMap((citation) => presentCitation(citation, profile) ?? []),
});
