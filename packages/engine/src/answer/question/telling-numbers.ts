// Numbers of a text that narrow what it asks for: "over ten years".
import { type SpokenNumeral, saidNumbers } from '../../factuality/said-number.ts';
import { searchTermsOf } from '../terms/search-terms.ts';

/** A number, and the stems of the words behind it, of which one may be what is counted. */
export type Figure = { number: SpokenNumeral; behind: readonly string[] };

/** Characters behind a number in which the thing counted stands. */
const reach = 24;

/** A year may be said in many ways, and "two" may be anything. */
const isTelling = ({ mantissa, scale, isPercent }: SpokenNumeral): boolean =>
  isPercent ||
  scale !== null ||
  !Number.isInteger(mantissa) ||
  (mantissa > 3 && !(mantissa > 1900 && mantissa < 2100));

/** The numbers of a text that tell something, without ordinals. */
export const figuresIn = (text: string): Figure[] =>
  saidNumbers(text)
    .filter(
      (number) => isTelling(number) && !/(?:st|nd|rd|th)\b/u.test(text.slice(number.start, number.end + 2)),
    )
    .map((number) => ({
      number,
      behind: searchTermsOf(text.slice(number.end, number.end + reach)).slice(0, 2),
    }));
