// What was paid for a company is told by who says that it was bought, and for how much, in one breath.
import { placedFigures } from '../../assertions/proved-figures.ts';
import { readSource } from '../../reading/reading.ts';
import { toCitedText } from '../../salience/cited-text.ts';
import { openRatings } from '../../salience/salience.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import type { SourceQuestion, Statement } from './statement.type.ts';

const buys = /\b(?:acqui(?:red?|ring|sitions?)|purchased?|purchasing|bought|buy(?:ing)?)\b/iu;
/** Between "for" and the price stand no other words. */
const forPrice =
  /\b(?:for|price of|consideration of|valued at|at) (?:(?:a|an|the|total|aggregate|net|cash|purchase|price|consideration|transaction|value|enterprise|of|approximately|about|around|roughly|just|over|under|nearly|almost|some|in|all) ){0,8}$/iu;
/** Words that make another sum of it than a price. */
const another =
  /\b(?:fees?|termination|synergies|revenues?|sales|ebitda|earnings|shares? of|options?|per share)\b/iu;
/** Less is the price of one share. */
const leastPrice = 100_000;

/** The price in a text, behind that something was bought; null where it has none, or several. */
function priceIn(text: string, names: readonly string[]): string | null {
  const held = new Set(searchTermsOf(text));
  if (!buys.test(text) || !names.every((stem) => held.has(stem))) return null;
  const prices = placedFigures(text).filter(
    ({ unit, value, start, end }) =>
      (unit === 'usd' || unit === 'other') &&
      value >= leastPrice &&
      forPrice.test(text.slice(0, start)) &&
      !another.test(text.slice(end, end + 30)) &&
      buys.test(text.slice(0, start)),
  );
  const [one, other] = prices;
  return one === undefined || other !== undefined ? null : text.slice(one.start, one.end);
}

/** Whether a text tells that something was bought, or the price of it: "paid subscribers" pay for nothing that was bought. */
export const tellsPurchase = (text: string): boolean =>
  buys.test(text) ||
  /\b(?:purchase price|consideration|paid \p{Sc}|paid (?:for|about|approximately)\b)/iu.test(text);

/** Who says what was paid for what a question names; null where nobody does, or two say otherwise. */
export function pricePaid({ bought: names, source }: SourceQuestion): Statement | null {
  if (names.length === 0) return null;
  const found = readSource(source).sentences.flatMap(({ text }, at) => {
    const price = priceIn(text, names);
    const rated = price === null ? null : openRatings(source).of(at);
    if (price === null || rated === null || !rated.polished.includes(price)) return [];
    return [{ ...toCitedText(source.segments, rated), lead: price }];
  });
  const said = new Set(found.map(({ lead }) => lead.replace(/\D/gu, '')));
  return said.size === 1 ? (found[0] ?? null) : null;
}
