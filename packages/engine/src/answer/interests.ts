import { searchTermsOf } from './terms/search-terms.ts';

/** A part of what somebody wants to know of: in their own words, and the stems that tell it. */
export type Interest = { label: string; stems: ReadonlySet<string> };

const mostInterests = 40;
const longestLabel = 80;
/** The share of its stems that words must have to be taken for it. */
const leastShare = 2 / 3;

const betweenParts = /[\n\r,;•]+|(?<![.!?])[.!?]+(?:\s|$)|\s[-–—]\s/u;
const bullet = /^[-–—*]\s+/u;
/** What frames a subject: "what funds say about timber" is read as "timber". */
const frame = /^.*\b(?:about|regarding|concerning)\s+/iu;

/** The subjects of a text in which a person says what they want to know of, in its order. */
export function readInterests(text: string): Interest[] {
  const parts = text.split(betweenParts).map((part) => part.trim().replace(bullet, ''));
  return parts
    .map((part) => ({
      label: part.slice(0, longestLabel),
      stems: new Set(searchTermsOf(part.replace(frame, ''))),
    }))
    .filter(({ stems }) => stems.size > 0)
    .slice(0, mostInterests);
}

/** The first of these interests that words are of, as its owner put it; null where they are of none. */
export function interestIn(interests: readonly Interest[], words: string): string | null {
  if (interests.length === 0) return null;
  const held = new Set(searchTermsOf(words));
  const found = interests.find(
    ({ stems }) => [...stems].filter((stem) => held.has(stem)).length >= stems.size * leastShare,
  );
  return found?.label ?? null;
}
