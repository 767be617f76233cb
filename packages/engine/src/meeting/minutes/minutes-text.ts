import { largestOf } from '@ecco/domain';
import { compareWeights } from './compare.weights.ts';
import { numbersOf, shareOf, termsOf } from './said-terms.ts';

/** The words of minutes, as something may be looked for in them. */
export type MinutesText = {
  /** Largest share of the terms that stands together anywhere, 0 to 1. */
  shareTogether: (terms: ReadonlySet<string>) => number;
  hasNumbers: (text: string) => boolean;
  hasNames: (names: readonly string[]) => boolean;
};

/** Reads the words of minutes once. */
export function readMinutesText(segments: readonly { text: string }[]): MinutesText {
  const each = segments.map(({ text }) => termsOf(text));
  const windows = each.map(
    (_, at) => new Set(each.slice(at, at + compareWeights.together).flatMap((terms) => [...terms])),
  );
  const all = segments.map(({ text }) => text).join('\n');
  const numbers = numbersOf(all);
  const terms = new Set(each.flatMap((one) => [...one]));
  return {
    shareTogether: (wanted) =>
      largestOf(
        windows.map((window) => shareOf(wanted, window)),
        0,
      ),
    hasNumbers: (text) => [...numbersOf(text)].some((number) => numbers.has(number)),
    // A part of a name is enough: minutes shorten "Larch Grove Partners IV" to "Larch".
    hasNames: (names) => names.some((name) => [...termsOf(name)].some((term) => terms.has(term))),
  };
}
