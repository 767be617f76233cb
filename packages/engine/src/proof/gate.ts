import type { Citation, CitedText } from '@ecco/domain';
import type { Segment } from '../ports/ports.ts';
import { proveNumbers } from './numbers.ts';
import { isOneRun, quotedText } from './one-run.ts';
import { proveQuote } from './quote.ts';
import { quotesUnsurely } from './unsure.ts';

/** The one place through which every built-in result leaves: nothing passes that its source does not prove. */
export type Gate = {
  /** Whether the citation's segment exists and holds the quote, letter for letter, with no figure that was transcribed unsurely. */
  holds: (citation: Citation) => boolean;
  /** The text with the citations that hold; null where none does or where a number is not in them. */
  pass: (text: CitedText) => CitedText | null;
  passAll: (texts: readonly CitedText[]) => CitedText[];
};

export function openGate(segments: readonly Segment[]): Gate {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const holds = ({ segmentId, quote }: Citation): boolean => {
    const segment = byId.get(segmentId);
    return (
      quote !== '' && segment !== undefined && segment.text.includes(quote) && !quotesUnsurely(segment, quote)
    );
  };
  // What one of several places says unsurely is not said by the others.
  const isUnsure = ({ segmentId, quote }: Citation): boolean => {
    const segment = byId.get(segmentId);
    return segment !== undefined && quotesUnsurely(segment, quote);
  };
  const pass = (text: CitedText): CitedText | null => {
    if (text.citations.some(isUnsure)) return null;
    const citations = text.citations.filter(holds);
    const quoted = quotedText(citations, segments);
    if (citations.length === 0 || proveNumbers(text.text, quoted).length > 0) return null;
    const isSaid = text.verbatim && isOneRun(citations, segments);
    const verbatim = isSaid && proveQuote(text.text, quoted)?.exact === true;
    return { text: text.text, verbatim, citations };
  };
  return { holds, pass, passAll: (all) => all.flatMap((text) => pass(text) ?? []) };
}
