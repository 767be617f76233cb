/** Whose accounts a paper holds that has no cover: the name above a statement, or the one that its file is named after. */
import { isGenericName } from '@ecco/engine';
import { formOfFiling } from '../text/filing-form.ts';
import type { StatedOwner } from './paper.owner.ts';

/** Blocks of a paper in which its first statement begins. */
const headBlocks = 12;
const statement =
  /^(?:(?:unaudited|condensed) ){0,2}consolidated (?:balance sheets?|statements? of (?:comprehensive )?(?:operations|income|earnings|loss|cash flows|financial (?:position|condition)))(?: and comprehensive (?:income|loss|earnings))?\b\s*/iu;
const subsidiaries =
  /,? and (?:its )?(?:consolidated )?(?:subsidiary companies|subsidiaries|subsidiary|affiliates)\s*$/iu;
/** "Alder Works, Inc.", "THE ALDER COMPANY": what a company is called in law. */
const inLaw =
  /^(?:\p{Lu}[\p{L}\p{N}&’'.-]{0,30},? ){1,7}(?:incorporated|inc\.?|corporation|corp\.?|company|co\.|plc|limited|ltd\.?|llc|n\.v\.|s\.a\.|l\.p\.|holdings|group)$/iu;
/** With "and subsidiaries" behind it a name needs no other sign. */
const anyName = /^(?:\p{Lu}[\p{L}\p{N}&’'.-]{0,30},? ?){1,8}$/u;

/** The name of a company in a line above a statement; null where none stands there. */
function companyInLine(line: string): string | null {
  const rest = line
    .replace(/^table of contents\s+/iu, '')
    .replace(statement, '')
    .trim();
  const name = rest.replace(subsidiaries, '').trim();
  const fits = inLaw.test(name) || (name !== rest && anyName.test(name));
  return fits && !isGenericName(name) && !statement.test(name) ? name : null;
}

/** A name in capitals as sentences write it; what has no vowels, or two letters, stays. */
const inSmallLetters = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name.replace(/\p{Lu}[\p{Lu}’']*/gu, (word) =>
        word.length < 3 || !/[AEIOUY]/u.test(word) ? word : `${word.charAt(0)}${word.slice(1).toLowerCase()}`,
      );

function companyAbove(texts: readonly string[]): StatedOwner | null {
  const head = texts.slice(0, headBlocks);
  if (!head.some((text) => statement.test(text))) return null;
  const matches = head.flatMap((words) => {
    const name = companyInLine(words);
    return name === null ? [] : [{ name: inSmallLetters(name), words }];
  });
  const [first, ...others] = matches;
  return first !== undefined && others.every(({ name }) => name === first.name) ? first : null;
}

const squeezed = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
/** Letters of a company's name by which a paper bears it out, and of a paper that are looked through. */
const [fewestLetters, mostLetters] = [4, 300_000];

/** "CVS Health 10-K 2018": the company before the form, where the paper has its name as well. */
function companyOfName(title: string, texts: readonly string[]): StatedOwner | null {
  const at = formOfFiling.exec(title)?.index ?? 0;
  const name = title
    .slice(0, at)
    .replaceAll(/\b(?:form|fy ?\d{2,4}|(?:19|20)\d\d|q[1-4])\b/giu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const plain = squeezed(name);
  if (plain.length < fewestLetters || !/^\p{Lu}/u.test(name) || isGenericName(name)) return null;
  const text = squeezed(texts.join(' ').slice(0, mostLetters));
  return text.includes(plain) ? { name, words: title } : null;
}

/** `title`: by the name of the file. Null where neither names a company. */
export const registrantOf = (title: string, texts: readonly string[]): StatedOwner | null =>
  companyAbove(texts) ?? companyOfName(title, texts);
