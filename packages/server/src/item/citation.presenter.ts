import type { Citation as PublicCitation, CitedText as PublicCitedText, Saying } from '@ecco/contract';
import { type Citation, type CitedText, soleSpeaker, tellsOfQuotes } from '@ecco/domain';
import { timestampsOf } from './clock-time.ts';
import type { CitedLines } from './transcript-profile.ts';

/** A citation with its line; null when the line it names is no longer there, since it would lead nowhere. */
export function presentCitation(
  citation: Citation,
  { indexOf, isEstimated, item }: CitedLines,
): PublicCitation | null {
  const index = indexOf.get(citation.segmentId);
  if (index === undefined) return null;
  return {
    item,
    segment_id: citation.segmentId,
    content_id: index,
    source_text: citation.quote,
    ...timestampsOf(citation, isEstimated(citation.segmentId)),
    page_number: citation.page,
  };
}

type AttributedText = Pick<PublicCitedText, 'text' | 'verbatim' | 'speaker'>;

const quotedWhole = /^“([^“”]+)”$/;

/**
 * Words with who says them. The engine may have put the speaker before the words, who is named apart here; what tells
 * of words in quotation marks, such as how a vote came out, is said by nobody.
 */
function saidBy({ text, verbatim }: CitedText, speaker: Saying | null): AttributedText {
  const lead = `${speaker?.name}: `;
  if (speaker !== null && !verbatim && text.startsWith(lead)) {
    const words = text.slice(lead.length);
    const quote = quotedWhole.exec(words)?.[1];
    return { text: quote ?? words, verbatim: quote !== undefined, speaker };
  }
  return { text, verbatim, speaker: tellsOfQuotes({ text, verbatim }) ? null : speaker };
}

export const presentCitedText = (cited: CitedText, profile: CitedLines): PublicCitedText => ({
  ...saidBy(cited, soleSpeaker(cited.citations, profile.speakerOf)),
  citations: cited.citations.flatMap((citation) => presentCitation(citation, profile) ?? []),
});
