import { lookUp, type WordClass } from '../words/part-of-speech.ts';
import type { OrganizationNode } from './linking.type.ts';
import { distinct, type Mention } from './mentions.ts';
import { isBodyName, isShortAlias } from './name-writing.ts';
import { determiners, firmsOfWords } from './span.lexicon.ts';

const isAcronym = (text: string): boolean => /^[\p{Lu}\p{N}&.-]{1,6}$/u.test(text);

/** Classes of words that with a capital within a sentence are still a place, a person or a day. */
const capitalAnyway: ReadonlySet<WordClass> = new Set(['place', 'name', 'other']);

/** A word of the language that has a capital where only a name has one. */
function isWrittenAsName({ span }: Mention): boolean {
  const kind = lookUp(span.text.toLowerCase());
  if (kind === null || capitalAnyway.has(kind)) return false;
  return !span.isOpening && !span.inTitle && !determiners.has(span.before);
}

/** No word of the language, or one that the dictionary has as a firm's name and nothing else. */
function isNoWord(lower: string): boolean {
  const kind = lookUp(lower);
  return kind === null || (kind === 'organisation' && !firmsOfWords.has(lower));
}

/** Why a name tells by itself, in words; an empty text where it says who is meant without more, null where it does not tell. */
function mentionReason(one: Mention, node: OrganizationNode): string | null {
  const { text, words, isListed } = one.span;
  const { form } = node;
  if (form === 'ticker' || isShortAlias(node) || isBodyName(text)) return null;
  if (isAcronym(text))
    return form === 'name' && isListed && text.length > 2 ? 'it stands in a list of names' : null;
  if (words > 1 || isNoWord(text.toLowerCase())) return '';
  return isWrittenAsName(one) ? 'it is written as a name' : null;
}

/** Organizations that a name tells by itself, each with why: it is the name of one alone. */
export function findByName(mentions: readonly Mention[]): Map<string, string> {
  const reported = new Map<string, string>();
  for (const one of mentions) {
    const [node] = one.organisations;
    if (node === undefined || !one.span.isWhole || one.people.length > 0) continue;
    if (distinct(one.organisations).length > 1) continue;
    const reasons = one.organisations.flatMap((own) => mentionReason(one, own) ?? []);
    if (reasons.length === 0) continue;
    const reason = reasons.includes('') ? '' : (reasons[0] ?? '');
    if (reported.get(node.id) !== '') reported.set(node.id, reason);
  }
  return reported;
}

/** Whether this writing of a name says by itself who is meant. */
export const isDistinctiveName = (one: Mention): boolean =>
  one.organisations.some((own) => mentionReason(one, own) === '');
