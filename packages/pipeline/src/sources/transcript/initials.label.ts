/** Voices that are named once in full and by their initials from then on: "Jane Doe:", and then "JD:". */
import type { TranscriptSegment } from '../source.type.ts';

/** "JD", "J.D.", "JPD". */
const initials = /^(?:\p{Lu}\.?\s?){2,4}$/u;

const lettersOf = (label: string): string => label.replaceAll(/[^\p{L}]/gu, '');

/** What a name may be shortened to: the first letters of all its words, or of its first and its last. */
function shortened(name: string): Set<string> {
  const words = name.split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word));
  if (words.length < 2) return new Set();
  const all = words.map((word) => word.charAt(0).toUpperCase());
  return new Set([all.join(''), `${all[0] ?? ''}${all.at(-1) ?? ''}`]);
}

/**
 * The turns with the whole names of those who are called by their initials, where exactly one voice that was named
 * before may be shortened so; others keep their letters.
 */
export function withoutInitials(segments: readonly TranscriptSegment[]): TranscriptSegment[] {
  const named = new Map<string, Set<string>>();
  const meant = new Map<string, string | null>();
  return segments.map((segment) => {
    const { speaker } = segment;
    if (speaker === null) return segment;
    if (!initials.test(speaker)) {
      if (!named.has(speaker)) named.set(speaker, shortened(speaker));
      return segment;
    }
    const known = meant.get(speaker) ?? onlyOne(named, lettersOf(speaker));
    meant.set(speaker, known);
    return known === null ? segment : { ...segment, speaker: known };
  });
}

function onlyOne(named: ReadonlyMap<string, ReadonlySet<string>>, letters: string): string | null {
  const [only, ...others] = [...named].flatMap(([name, short]) => (short.has(letters) ? [name] : []));
  return only !== undefined && others.length === 0 ? only : null;
}
