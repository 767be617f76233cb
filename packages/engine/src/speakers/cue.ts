import type { Citation, ContentKind } from '@ecco/domain';
import { firmPattern, isSamePerson, nameLikeness, namePattern, trimName } from '../names/person-name.ts';
import type { Segment } from '../ports/ports.ts';
import { citePiece } from '../reading/citation.ts';
import { lookUp } from '../words/part-of-speech.ts';

/** A segment in which somebody may be named: its steadied text, and the full names that the item gives. */
export type Cue = { at: number; segment: Segment; text: string; known: readonly string[]; kind: ContentKind };

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
  const joined = firm
    .replace(/\b(?:\p{L}\s){1,5}\p{L}\b/gu, (letters) => letters.replaceAll(' ', '').toUpperCase())
    .replace(/\s+/gu, ' ');
  const name = joined
    .replace(/(?:^|\s)(?:Please|Your|You|Hi|Hello|Thank|Thanks|Go|Ma|Good|Morning|Sir|Sorry|Okay)\b.*$/u, '')
    .replace(
      /\s(?:Investor Relations|Chief \p{Lu}\p{L}+ Officer|(?:Senior |Executive )?Vice President)\b.*$/u,
      '',
    )
    .replace(/(?<!\b\p{Lu})[.,\s]{1,9}$/u, '')
    .replace(/\s(?:and|of)$/u, '')
    .replace(/^jp\b/u, 'JP')
    .replace(/^the\s+/iu, '');
  return name.length < 2 ||
    isNameOrPlace(name) ||
    /^(?:please|inaudible|your|the|q&a|investments?|securities|research|capital|bank|markets?)$/iu.test(name)
    ? null
    : name;
}

const placeKinds = /^(?:city|county|town|state|village|district|university|college)$/iu;
/** A given name or a city alone is no firm: "Kim Martin from Geoffrey's", "Jane from Chicago". */
function isNameOrPlace(firm: string): boolean {
  const word = firm.replace(/['’]s$/u, '').toLowerCase();
  const kind = lookUp(word);
  return !word.includes(' ') && (placeKinds.test(word) || kind === 'name' || kind === 'place');
}

/** Whether words name a person: a likely name, or the given or family name of somebody the item names in full. */
export function isPerson(name: string, known: readonly string[]): boolean {
  if (nameLikeness(name) >= (name.includes(' ') ? 0.3 : 0.7)) return true;
  return (
    !name.includes(' ') &&
    name.length > 2 &&
    known.some((full) => full.includes(' ') && isSamePerson(full, name))
  );
}

/** The first person named in some words, and the words after the name; null where nobody clearly is. */
export function personIn(
  words: string,
  known: readonly string[] = [],
): { name: string; after: string } | null {
  for (const match of words.matchAll(new RegExp(namePattern, 'gu'))) {
    const name = trimName(match[1] ?? '').replace(/\s+/gu, ' ');
    const isSure = nameLikeness(name) >= 0.7 || (!name.includes(' ') && isPerson(name, known));
    if (isSure) return { name, after: words.slice(match.index + match[0].length) };
  }
  return null;
}
