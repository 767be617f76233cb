/** Which public body a page of meetings is of, by its title, its site's name or the line that it begins with. */
import { bodyOfLine, bodyThatMeets } from '@ecco/engine';
import type { StatedOwner } from '../document/paper.owner.ts';

/** What such a page says of itself. */
type Page = { title: string; siteName: string | null; texts: readonly string[] };

const ofMeetings = /\b(?:meetings?|minutes|agendas?|hearings?|board materials)\b/iu;
/** What parts a page's name from its site's: a rule with spaces, or a day. */
const parts = /\s+[|–—•·-]\s+|\s*:\s+|(?<=\b(?:19|20)\d\d)\s+/u;
/** Blocks that are looked through for the name of the body. */
const firstBlocks = 6;

/** Null for a page of anything else, and where two bodies are named. */
export function ownerOfPage({ title, siteName, texts }: Page): StatedOwner | null {
  const head = texts.slice(0, firstBlocks);
  if (!ofMeetings.test([title, ...head].join('\n'))) return null;
  const lines = [...` ${title} `.split(parts), ...(siteName === null ? [] : [siteName]), ...head];
  const matches = lines.flatMap((words) => {
    const name = bodyOfLine(words) ?? bodyThatMeets(words);
    return name === null ? [] : [{ name, words: words.trim() }];
  });
  const [first, ...others] = matches;
  return first !== undefined && others.every(({ name }) => name.toLowerCase() === first.name.toLowerCase())
    ? first
    : null;
}
