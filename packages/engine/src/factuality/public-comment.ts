import type { Segment } from '../ports/ports.ts';
import { roleIn } from '../speakers/role.ts';
import { foldApostrophes } from '../words/fold.ts';
import { callsNext, closesComment, guest, opensComment, readsLetter } from './public-comment.lexicon.ts';

/** Characters of a turn in which it is opened or closed, and words of a heading. */
const [opening, headingWords] = [260, 9];
/** A part of a meeting that nobody closes ends after so many turns. */
const longest = 60;

/**
 * The segments in which guests speak: inside the part for public comment, those of voices that are heard nowhere
 * else and of turns that read a letter; anywhere, those of a voice that is called or presents itself as a guest. In minutes, the
 * paragraphs of that part whose subject is named nowhere else.
 */
export function findPublicComment(segments: readonly Segment[]): Set<number> {
  const parts = commentSegments(segments);
  const outside = new Set(segments.filter((_, at) => !parts.has(at)).map(({ speaker }) => speaker));
  const guests = guestVoices(segments);
  const result = new Set<number>();
  for (const [at, segment] of segments.entries()) {
    const isInside = parts.has(at);
    if (
      segment.speaker === null
        ? isInside && !isCommentHeading(segment) && isByGuest(segment, segments, parts)
        : guests.has(segment.speaker)
    )
      result.add(at);
    else if (
      segment.speaker !== null &&
      isInside &&
      (!outside.has(segment.speaker) || readsLetter.test(fold(segment)))
    )
      result.add(at);
  }
  return result;
}

const fold = ({ text }: Segment): string => foldApostrophes(text);
const isCommentHeading = ({ text }: Segment): boolean =>
  text.split(/\s+/u).length <= headingWords && !/[.!?]$/u.test(text.trim());

/** The segments between the words that open public comment and those that call the next thing. */
function commentSegments(segments: readonly Segment[]): Set<number> {
  const parts = new Set<number>();
  let [isOpen, since, chair] = [false, 0, null as string | null];
  for (const [at, segment] of segments.entries()) {
    const text = fold(segment).slice(0, opening);
    const opens = opensComment.test(fold(segment).slice(-opening)) || opensComment.test(text);
    if (opens && !closesComment.test(fold(segment))) {
      [isOpen, since, chair] = [true, at, segment.speaker];
      continue;
    }
    if (!isOpen) continue;
    const isHeadingNext = segment.speaker === null && isCommentHeading(segment) && at > since + 1;
    const calls = segment.speaker === chair && (callsIn(text) || closesComment.test(text));
    if (calls || isHeadingNext || at - since > longest) isOpen = false;
    else if (segment.speaker !== chair || segment.speaker === null || readsLetter.test(fold(segment)))
      parts.add(at);
  }
  return parts;
}

/** "Thank you, sir. Item four, the valuation.": the chair calls what comes next behind a word to the guest. */
const callsIn = (text: string): boolean =>
  text.split(/(?<=[.!?])\s/u).some((sentence) => callsNext.test(sentence));

/** Voices that are called so, and those that say in their first words that they are guests, and say little. */
function guestVoices(segments: readonly Segment[]): Set<string> {
  const turns = new Map<string, Segment[]>();
  for (const segment of segments)
    if (segment.speaker !== null)
      turns.set(segment.speaker, [...(turns.get(segment.speaker) ?? []), segment]);
  const isGuest = (own: Segment[]) =>
    own.length <= mostTurns && own.slice(0, 2).some((segment) => guest.test(fold(segment).slice(0, opening)));
  return new Set(
    [...turns]
      .filter(([speaker, own]) => roleIn(speaker) === 'public comment' || isGuest(own))
      .map(([speaker]) => speaker),
  );
}

const mostTurns = 6;

/** "Ms. Halloran, a retired firefighter, stated": who opens the paragraph is named nowhere outside the part. */
function isByGuest({ text }: Segment, segments: readonly Segment[], parts: ReadonlySet<number>): boolean {
  const family =
    /\b(?:Mr|Ms|Mrs|Mx|Dr|Trustee|President|Chair)\.?\s+(?:\p{Lu}\p{Ll}+\s+){0,2}(\p{Lu}[\p{L}'’-]+)/u.exec(
      text.slice(0, 200),
    )?.[1];
  if (family === undefined) return true;
  return !segments.some((other, at) => !parts.has(at) && other.text.includes(family));
}
