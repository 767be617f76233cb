import type { Citation as PublicCitation, CitedText as PublicCitedText, Saying } from '@ecco/contract';
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

/** Who says a sentence: whoever says the first of its places, unless another says one of the others. */
function speakerOf({ citations }: CitedText, profile: TranscriptProfile): Saying | null {
  const [first = null, ...others] = citations.map(({ segmentId }) => profile.speakerOf(segmentId));
  return others.every((other) => other?.name === first?.name) ? first : null;
}

type Said = Pick<PublicCitedText, 'text' | 'verbatim' | 'speaker'>;

const quotedWhole = /^“([^“”]+)”$/;

/**
 * Words with who says them. The engine may have put the speaker before the words, who is named apart here; what tells
 * of words in quotation marks, such as how a vote came out, is said by nobody.
 */
function saidBy({ text, verbatim }: CitedText, speaker: Saying | null): Said {
  const lead = `${speaker?.name}: `;
  if (speaker !== null && !verbatim && text.startsWith(lead)) {
    const words = text.slice(lead.length);
    const quote = quotedWhole.exec(words)?.[1];
    return { text: quote ?? words, verbatim: quote !== undefined, speaker };
  }
  return { text, verbatim, speaker: verbatim || !text.includes('“') ? speaker : null };
}

export const presentCitedText = (cited: CitedText, profile: TranscriptProfile): PublicCitedText => ({
  ...saidBy(cited, speakerOf(cited, profile)),
  citations: cited.citations.flatMap((citation) => presentCitation(citation, profile) ?? []),
});
