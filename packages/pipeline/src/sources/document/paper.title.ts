import { titlesMinutes } from '@ecco/engine';

/** What a paper says in its head that it is, with the line that says so. */
export type PrintedTitle = { title: string; words: string };

const subject = /^\s*(?:subject|re|regarding|title)\s*:\s*(\S.{2,180})$/iu;
const address = /^\s*(?:to|from|date|cc)\s*:\s*\S/iu;
/** Lines above a memo's text. */
const headLines = 14;

/** The title of a memo is what it says that it is about: above it stands only that it is a memo. Null where the head is not that of a memo, or names two subjects. `head`: the texts of the first blocks. */
export function titleOfMemo(head: readonly string[]): PrintedTitle | null {
  const lines = head.slice(0, headLines).flatMap((text) => text.split('\n'));
  if (lines.filter((line) => address.test(line)).length < 2) return null;
  const [only, ...others] = lines.flatMap((line) => {
    const title = subject.exec(line)?.[1]?.trim();
    return title === undefined ? [] : [{ title, words: line.trim() }];
  });
  return only !== undefined && others.length === 0 ? only : null;
}

/** "ALDER PLAN. BOARD OF TRUSTEES. MINUTES OF THE REGULAR MEETING. May 6": who met and what it is, above the heading that was taken for a title. */
function titleInLine(line: string, title: string): PrintedTitle | null {
  if (titlesMinutes.test(title) || line.trim() === title) return null;
  const parts = line.split(/(?<=\.)\s+|\n/u).map((part) => part.trim().replace(/\.$/u, ''));
  const last = parts.findIndex((part) => titlesMinutes.test(part));
  const text = parts.slice(0, last + 1).join(', ');
  return last > 0 && text.length <= mostCharacters ? { title: text, words: text } : null;
}

/** Lines between the name of who meets and that of the paper. */
const nameWithin = 3;
const mostCharacters = 200;

/**
 * Minutes are titled by who met and what they are: the first line alone says the same above all that a body writes. Null
 * where the title is not that first line, or says that it is minutes by itself. `head`: the texts of the first blocks.
 */
export function titleOfMinutes(head: readonly string[], title: string): PrintedTitle | null {
  const [first = '', ...below] = head;
  const opening = titleInLine(first, title);
  if (opening !== null) return opening;
  const words = below
    .slice(0, nameWithin - 1)
    .find((text) => titlesMinutes.test(text))
    ?.trim();
  if (words === undefined || title === '' || first.trim() !== title || /\bminutes\b/iu.test(first))
    return null;
  const both = `${title}: ${words}`;
  return both.length <= mostCharacters ? { title: both, words } : null;
}

const document =
  /\b(?:minutes|agenda|notice|meeting|report|plan|statement|policy|schedule|memo(?:randum)?|packet|review|budget|audit|letter|order|resolution|rules|guide|form)\b/iu;
const bodyMost = 8;

/** What every page of a filing begins with: its number before a statement, or the way back to its list of contents. */
const atHeadOfPage =
  /^\s*(?:(?:page )?\d{1,3}\s+)?(?:table of contents\b|contents$)|^\s*(?:page )?\d{1,3}\s+(?:consolidated|notes? to|item \d|management['’]s|report of independent|statements? of|selected|part [ivx]+\b)/iu;
/** Who wrote it down. */
const credit =
  /^\s*(?:transcript(?:ion)?|transcribed|captions?|captioned|subtitles?|edited|prepared)(?: (?:completed|provided|prepared|edited|made|done))? by\b/iu;

const ofSpeech = /\b(?:we|our|you|your|today['’]s)\b/iu;
const fewestOfSpeech = 24;

/** "Today's discussion is being broadcast on our website.": the first sentence of what somebody says. */
const isSaid = (title: string): boolean =>
  title.endsWith('.') && title.length >= fewestOfSpeech && !title.includes(':') && ofSpeech.test(title);

/**
 * Whether a title tells less than the name of its file: a sentence that is said, the line above each page, who wrote it down, the number of an exhibit, or the body alone in capitals, as it
 * stands above all that it writes.
 */
export function isUninformative(title: string): boolean {
  if (isSaid(title) || /\bexhibit \d/iu.test(title) || atHeadOfPage.test(title) || credit.test(title))
    return true;
  const isShouted = !/\p{Ll}/u.test(title) && title.split(/\s+/u).length <= bodyMost;
  return isShouted && /\p{Lu}{2}/u.test(title) && !document.test(title);
}
