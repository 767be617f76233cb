import { searchTermsOf } from '../terms/search-terms.ts';

const asksPrice = [
  /^\W*(?:how much|what(?: price)?) (?:did|does|do|will|is|was) \S.{0,60}? (?:pay|paying|paid|spend|spending) (?:for|to (?:acquire|buy|purchase)|on (?:the )?(?:acquisition|purchase) of) (?:the )?(?:acquisition of |purchase of |assets of )?(.{2,80}?)\W*$/iu,
  /^\W*what (?:is|was) the (?:purchase |acquisition )?price (?:of|for|paid for) (?:the )?(?:acquisition of |purchase of )?(.{2,80}?)\W*$/iu,
  /^\W*how much did (?:the )?(?:acquisition|purchase) of (.{2,80}?) cost\W*$/iu,
];
const nameWord = /^\p{Lu}[\p{L}\p{N}&'’.-]+$/u;

/** Stems of the name of what was bought, where a question asks what was paid for it; else none. */
export function readPurchase(question: string): string[] {
  const found =
    asksPrice.map((pattern) => pattern.exec(question)?.[1]).find((one) => one !== undefined) ?? '';
  return found
    .split(' ')
    .filter((word) => nameWord.test(word))
    .flatMap(searchTermsOf);
}
