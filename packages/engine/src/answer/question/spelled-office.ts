// Offices that no list has ("director of risk") are known by their words: whoever is called by all of them, side by side,
// holds them, and nobody who is called by one.
import { findRoles } from '../../speakers/role.ts';
import { type Token, tokenize } from '../../words/token.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { officeWord } from './offices.lexicon.ts';

const asksHolder =
  /^\W*who(?:['’]s| is| are| was| serves as| acts as) (?:the |its |their |our |an? )?([^?]{3,80})/iu;
const ofWhom =
  /\s(?:at|for|in|of (?:the |its |their )?(?:fund|plan|system|board|organization|company))\b.*$/iu;

/** Stems of the office that a question spells out; null where it names none, or one that is known. */
export function spelledOffice(question: string): readonly string[] | null {
  const office = asksHolder.exec(question)?.[1]?.replace(ofWhom, '') ?? '';
  if (!officeWord.test(office) || findRoles(office).length > 0) return null;
  const stems = searchTermsOf(office);
  return stems.length > 1 ? stems : null;
}

/** Words between those of an office: "director of the risk office". */
const between = 2;

const parted = /[,.;:()]/u;

type Run = { start: number; end: number };

function runsOf(stems: readonly string[], text: string): Run[] {
  const tokens = tokenize(text);
  return [...tokens.keys()].flatMap((at) => {
    const some = tokens.slice(at, at + stems.length + between);
    const held = some.map((token) => searchTermsOf(token.text).filter((stem) => stems.includes(stem)));
    const [first, last] = [some[0], lastHeld(some, held)];
    if (held[0]?.length === 0 || first === undefined || last === undefined) return [];
    const found = new Set(held.flat());
    const isWhole = stems.every((stem) => found.has(stem)) && !parted.test(text.slice(first.start, last.end));
    return isWhole ? [{ start: first.start, end: last.end }] : [];
  });
}

const lastHeld = (tokens: readonly Token[], held: readonly (readonly string[])[]): Token | undefined =>
  tokens[held.findLastIndex((stems) => stems.length > 0)];

const standsBy =
  /^[\s,(–—-]*(?:(?:is|as|was|our|its|the|their|who|serves|named|appointed|new)[\s,]+){0,4}$/iu;

/** Whether a text names somebody beside such an office: "Ana Varga, director of risk", "our director of risk, Ana Varga". */
export const isCalledSo = (stems: readonly string[], name: string, text: string): boolean => {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const own = { start: at, end: at + name.length };
  return runsOf(stems, text).some(({ start, end }) =>
    standsBy.test(own.end <= start ? text.slice(own.end, start) : text.slice(end, Math.max(end, own.start))),
  );
};

export const isOfficeIn = (stems: readonly string[], text: string): boolean => runsOf(stems, text).length > 0;
