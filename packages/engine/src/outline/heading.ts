import type { Segment } from '../ports.ts';
import { countWords } from '../words/token.ts';

/** A sentence, dialogue, a picture's credit or a lead-in to a list, which all may be short. */
const notHeading =
  /[.,;]$|[.!?…]\s|[“”"|©@]|\p{L}\/\p{Lu}|\b(?:including|and|or|the|of|to|for|by|with|are|is|photos?|gallery|getty|advertisement)$|^(?:photo|image|figure|gallery|source|credit|advertisement)\b/iu;

/** Whether a segment is a heading: a short line without a full stop, with capitals or a number, before longer text. */
export function isHeading(segments: readonly Segment[], at: number): boolean {
  const [segment, next] = [segments[at], segments[at + 1]];
  if (segment === undefined || next === undefined || segment.speaker !== null || segment.startMs !== null)
    return false;
  const text = segment.text.trim();
  const words = countWords(text);
  if (
    words === 0 ||
    words > 12 ||
    notHeading.test(text.replace(/^(?:\d+(?:\.\d+)*|\p{L}|[IVX]+)[.)]\s+/u, '')) ||
    !/\p{L}{3}/u.test(text)
  )
    return false;
  const numbered =
    /^(?:\d+(?:\.\d+)*|[IVX]+|[A-Z])[.)]?\s+\p{Lu}|^(?:item|agenda item|section|part|appendix|chapter)\s+\w+/iu.test(
      text,
    );
  const capital = /^\p{Lu}/u.test(text);
  return (numbered || capital) && countWords(next.text) > words;
}

/** A heading as a title: without its number and in proper case. */
export function headingTitle(text: string): string {
  const plain = text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/^(?:(?:agenda )?item\s+\w+\s*[:.–—-]*\s*|(?:\d+(?:\.\d+)*|[IVX]+|[A-Z])[.)]\s+)/iu, '')
    .replace(/[:.]+$/u, '');
  const usable = plain === '' ? text.trim() : plain;
  return usable === usable.toUpperCase() ? lowerCapitals(usable) : usable;
}

const lowerCapitals = (text: string): string =>
  text.toLowerCase().replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
