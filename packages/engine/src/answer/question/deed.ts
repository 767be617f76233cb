// "What did they sell?" is answered by what says that they sold something, and not by whoever ran the sale.
import { tokenize } from '../../words/token.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';

const asksDeed =
  /^\W*what did [^,;?]{2,60}? (sell|buy|hire|acquire|approve|adopt|reject|announce|launch|cut|close|redeem)\W*$/iu;

/** Past forms that do not end in "ed". */
const irregular: ReadonlySet<string> = new Set(['sold', 'bought', 'cut']);

/** The stem of what somebody did where a question asks what that was done to; else null. */
export function readDeed(question: string): string | null {
  const [, verb] = asksDeed.exec(question) ?? [];
  return verb === undefined ? null : (searchTermsOf(verb)[0] ?? null);
}

/** Whether a text says that it was done. */
export function tellsDeed(text: string, deed: string): boolean {
  const kin = kinOf(deed);
  return tokenize(text).some(
    ({ lower }) =>
      (lower.endsWith('ed') || irregular.has(lower)) && searchTermsOf(lower).some((stem) => kin.has(stem)),
  );
}
