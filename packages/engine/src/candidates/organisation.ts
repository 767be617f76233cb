import { mentionsOf } from './mention.ts';

const legalEnding =
  /,?\s{1,3}(?:inc|incorporated|corp|corporation|ltd|limited|llc|llp|lp|plc|ag|nv|company|co)\.?$/iu;
/** Letters that stand for something else in every text of the field. */
const taken = new Set('CEO CFO CIO COO CTO ETF IPO ESG IRS SEC GDP NAV LLC IRA USA'.split(' '));
/** So many letters are nobody else's, even where the whole name is never written. */
const sureLetters = 4;

/** How often sentences speak of an organisation: by its name, without its legal ending, or by its initials. */
export function countOrganisation(sentences: readonly string[], name: string): number {
  const whole = mentionsOf(sentences, name.trim().slice(0, 200).replace(legalEnding, '')).length;
  const initials = initialsOf(name);
  if (initials.length < 3 || taken.has(initials)) return whole;
  return whole > 0 || initials.length >= sureLetters ? whole + mentionsOf(sentences, initials).length : 0;
}

const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('');
