import { saidNumbers } from '../../factuality/said-number.ts';
import { stem } from '../../words/stem.ts';
import { isStopWord } from '../../words/stop-words.ts';
import { tokenise } from '../../words/token.ts';
import { procedure } from './procedure.lexicon.ts';

/** What words tell of their subject: stems, without words of grammar, talk and procedure, and without numbers. */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const { lower } of tokenise(text)) {
    const plain = lower.replace(/'s$/u, '');
    if (/\d/u.test(plain) || plain.length < 3 || isStopWord(plain) || procedure.test(plain)) continue;
    terms.add(stem(plain));
  }
  return terms;
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

export const sharedOf = (terms: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...terms].filter((term) => others.has(term)).length;
