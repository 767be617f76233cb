import type { CitedText } from '@ecco/domain';
import { needsSpeaker } from '../discourse/self-contained.ts';
import type { Source } from '../ports/ports.ts';
import { identifySpeakers } from './identify-speakers.ts';

/**
 * A sentence that says "we" or "I" with whose it is, where that is known: in a meeting that may be a firm that bids. In
 * quotation marks where every word was said.
 */
export function attributed(source: Source, citedText: CitedText): CitedText {
  const label = source.segments.find(({ id }) => id === citedText.citations[0]?.segmentId)?.speaker ?? null;
  const speaker = identifySpeakers(source).find((one) => one.label === label);
  if (label === null || speaker === undefined || speaker.provenance === null || !needsSpeaker(citedText.text))
    return citedText;
  const words = citedText.verbatim ? `“${citedText.text}”` : citedText.text;
  return { ...citedText, text: `${speaker.name}: ${words}`, verbatim: false };
}
