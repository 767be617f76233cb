import type { OrganizationNode } from './linking.type.ts';
import { bodyWords, joiners } from './span.lexicon.ts';

/** An alias of so many letters may be anybody's given name or a word of another language. */
const shortest = 4;

const capitalsOf = (text: string): number => text.match(/\p{Lu}/gu)?.length ?? 0;
const isOneWordInCapitals = (text: string): boolean =>
  !/\s/u.test(text) && capitalsOf(text) > 1 && !/\p{Ll}/u.test(text);

/**
 * Whether a text writes an alias or a ticker as it is written: letters that are all capitals are no word with one, so that
 * "Urs" is not "URS" and "It" is not "IT". Of longer ones "CalPERS" is "CALPERS".
 */
export function isWrittenAlike(text: string, { form, written }: OrganizationNode): boolean {
  if (form === 'name' || !isOneWordInCapitals(written)) return true;
  return isOneWordInCapitals(text) || (written.length > shortest && capitalsOf(text) > 1);
}

/** Whether an alias is too short to mean its organization without another sign of it. */
export const isShortAlias = ({ form, written }: OrganizationNode): boolean =>
  form === 'alias' && (written.match(/[\p{L}\p{N}]/gu)?.length ?? 0) <= shortest;

/** "The Board", "Investment Committee", "Retirement System": a body's name that many funds have. */
export const isBodyName = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s&,]+/u)
    .every((word) => word === '' || bodyWords.has(word) || joiners.has(word));
