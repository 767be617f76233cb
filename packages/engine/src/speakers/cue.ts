import type { Citation, Segment } from '../ports.ts';
import { citePiece } from '../reading/citation.ts';
import { firmPattern, nameLikeness, namePattern, trimName } from './person-name.ts';

/** A segment in which somebody may be named. */
export type Cue = { at: number; segment: Segment; segments: readonly Segment[] };

/** The words of a segment that name somebody. */
export function citeCue({ segment }: Cue, start: number, length: number): Citation | null {
  const end = Math.min(segment.text.length, start + Math.max(length, 1));
  return citePiece([segment], { segment: 0, start, end })[0] ?? null;
}

const firmAfter = new RegExp(String.raw`^,?\s*(?:here\s+)?(?:from|with|at|of)\s+${firmPattern}`, 'u');

/** The firm that follows a name: "with Birch Capital" at the start of the words after it. */
export function firmFollowing(after: string): string | null {
  return tidyFirm(firmAfter.exec(after)?.[1] ?? null);
}

/** "B M O Capital Markets Please" is "BMO Capital Markets". */
export function tidyFirm(firm: string | null): string | null {
  if (firm === null) return null;
  const joined = firm.replace(/\b(?:\p{Lu}\s){1,5}\p{Lu}\b/gu, (letters) => letters.replaceAll(' ', ''));
  const name = joined
    .replace(/[.,\s]+$/u, '')
    .replace(/\s+(?:and|of)$/u, '')
    .replace(/(?:^|\s+)(?:Please|Your|You|Hi|Thank|Thanks|Go|Ma)\b.*$/u, '');
  return name === '' || /^(?:please|inaudible|your|the)$/iu.test(name) ? null : name;
}

/** The first person named in some words, and the words after the name; null where nobody clearly is. */
export function personIn(words: string): { name: string; after: string } | null {
  for (const match of words.matchAll(new RegExp(namePattern, 'gu'))) {
    const name = trimName(match[1] ?? '');
    if (nameLikeness(name) >= 0.7) return { name, after: words.slice(match.index + match[0].length) };
  }
  return null;
}
