import { bodyOfHead, bodyOfLine, memberBodyIn } from '@ecco/engine';

/** An organization that a source says itself to be of, with the words that say so. */
export type StatedOwner = { name: string; words: string };
type OwnerInput = { head: readonly string[]; isOfMeeting: boolean };

const labeled = /^\s*(?:organi[sz]ation|institution)\s*:\s*(\S.{2,180})$/iu;
const address = /^\s*(?:to|from|date|cc|re|subject)\s*:\s*\S/iu;
const addressee = /^\s*to\s*:\s*(\S.*)$/iu;
const sender = /^\s*from\s*:\s*(\S.*)$/iu;
/** Lines above a memo's text, and characters of one that are looked at. */
const [headLines, lineMax] = [14, 300];

const small = new Set(['of', 'and', 'for', 'the', 'on', 'in']);
/** A name in capitals as it is written in a sentence; what has no vowels, or is short, may be an abbreviation. */
const inSmallLetters = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name
        .split(' ')
        .map((word, at) => {
          const lower = word.toLowerCase();
          if (at > 0 && small.has(lower)) return lower;
          const isShort = word.length < 4 || !/[aeiouy]/u.test(lower);
          return isShort ? word : word.charAt(0) + lower.slice(1);
        })
        .join(' ');

/** What is found, with its name as sentences write it. */
const named = (owner: StatedOwner | null): StatedOwner | null =>
  owner && { ...owner, name: inSmallLetters(owner.name) };

const bodyIn = (line: string): StatedOwner[] => {
  const name = memberBodyIn(line);
  return name === null ? [] : [{ name, words: line.trim() }];
};

/** A memo is of whose letterhead it is on; without one, of whom it is written to, unless who wrote it is of another house. */
function ownerOfMemo(lines: readonly string[]): StatedOwner | null {
  const first = lines.findIndex((line) => address.test(line));
  const [letterhead] = lines.slice(0, Math.max(0, first)).flatMap(bodyIn);
  if (letterhead) return letterhead;
  const [to] = lines.flatMap((line) => (addressee.test(line) ? bodyIn(line) : []));
  const [from] = lines.flatMap((line) => (sender.test(line) ? bodyIn(line) : []));
  return to && (!from || from.name === to.name) ? to : null;
}

/** The one public body that a line of the head is the name of; null for none, and for two. */
function bodyInHead(lines: readonly string[]): StatedOwner | null {
  const matches = lines.flatMap((words) => {
    const name = bodyOfLine(words);
    return name === null ? [] : [{ name, words: words.trim() }];
  });
  const [first, ...others] = matches;
  return first !== undefined && others.every(({ name }) => name === first.name) ? first : null;
}

/**
 * Whose paper it is, as its head says: by a labeled line, as the memo of a house, or as the minutes or the agenda of a body.
 * Null where it does not say so plainly: what stands at the head of another paper is as often whose advice it is. `head`: the
 * texts of the first blocks.
 */
export function ownerOfPaper({ head, isOfMeeting }: OwnerInput): StatedOwner | null {
  const lines = head
    .flatMap((text) => text.split('\n'))
    .slice(0, headLines)
    .map((line) => line.slice(0, lineMax));
  const said = lines.map((line) => ({ words: line.trim(), name: labeled.exec(line)?.[1]?.trim() }));
  const [labels, other] = said.flatMap(({ words, name }) => (name === undefined ? [] : [{ name, words }]));
  if (labels) return other ? null : labels;
  if (lines.filter((line) => address.test(line)).length >= 2) return named(ownerOfMemo(lines));
  return named(isOfMeeting ? (bodyOfHead(lines) ?? bodyInHead(lines)) : null);
}
