import { saidNumbers } from '../../factuality/said-number.ts';
import { stem } from '../../words/stem.ts';
import { isStopWord } from '../../words/stop-words.ts';
import { tokenize } from '../../words/token.ts';
import { formula, procedure } from './procedure.lexicon.ts';

/** What speakers shorten and minutes write out. */
const proposals = /\brequests? for (?:proposals?|qualifications)\b/giu;

/** What words tell of their subject: stems, without words of grammar, talk and procedure, and without numbers. */
export function subjectTerms(text: string): Set<string> {
  const terms = new Set<string>();
  for (const { lower } of tokenize(text.replaceAll(proposals, 'rfp'))) {
    const plain = lower.replace(/'s$/u, '');
    if (/\d/u.test(plain) || plain.length < 3 || isStopWord(plain) || procedure.test(plain)) continue;
    terms.add(stem(plain));
  }
  return terms;
}

/** The terms of a text without numbers in words and without the formulas of resolutions, which minutes leave out. */
export function subjectTermsOf(text: string): Set<string> {
  let [plain, from] = ['', 0];
  for (const { start, end } of saidNumbers(text)) {
    plain += `${text.slice(from, start)} `;
    from = end;
  }
  const words = (plain + text.slice(from)).split(/\s+/u).filter((word) => !formula.test(word));
  return subjectTerms(words.join(' '));
}

/** The digits of a number without its scale: "64 million", "$64,000,000" and "64.0" are one, so that no other way to write it hides it. */
const digitsOf = (value: number): string => {
  const digits = String(value).replace(/\D/gu, '').replace(/^0+/u, '');
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(0, end);
};

/** The numbers of a text by their digits, in figures or in words. */
export const numbersOf = (text: string): Set<string> =>
  new Set(saidNumbers(text).map(({ mantissa }) => digitsOf(mantissa)));

/** Which share of the terms is among the others, 0 to 1; 0 where there are none. */
export function shareOf(terms: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (terms.size === 0) return 0;
  return sharedOf(terms, others) / terms.size;
}

/** "Four and a half percent" has no digits to compare. */
export const hasFraction = (text: string): boolean => /\b(?:half|halves|quarters?|thirds?)\b/iu.test(text);

/** Codes of letters and digits, which name one thing: "B180", "RN1", the item "12I". */
export const codesOf = (text: string): Set<string> =>
  new Set(
    tokenize(text).flatMap(({ lower }) => (/^(?:[a-z]+-?\d+[a-z]?|\d+[a-z])$/u.test(lower) ? [lower] : [])),
  );

/** Whether a whole number is said, as a count of votes is, and no sum, share or number of an item. */
export const hasCount = (text: string, count: number): boolean =>
  text.split('\n').some((line) => {
    const statement = line.replace(/^\s*\d+\p{L}?[.)]/u, '');
    return saidNumbers(statement).some(
      ({ mantissa, scale, isPercent, start }) =>
        mantissa === count && scale === null && !isPercent && !/\p{Sc}/u.test(statement.charAt(start)),
    );
  });

export const sharedOf = (terms: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...terms].filter((term) => others.has(term)).length;
