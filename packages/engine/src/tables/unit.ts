import { countedOf, perUnit, rateOf, sharesOf } from './unit.lexicon.ts';

/** What the figures of a table are in, as far as it says so. */
export type Unit = {
  scale: 'thousand' | 'million' | 'billion' | null;
  /** Whether it speaks of money: "$ in millions", and not "in millions". */
  isMoney: boolean;
  /** Whether shares are left out of the scale. */
  exceptsShares: boolean;
};

const scales: readonly (readonly [NonNullable<Unit['scale']>, RegExp])[] = [
  ['billion', /(?:\b|\bin)billions?\b|[$€£]\s?bn?\b/iu],
  ['million', /(?:\b|\bin)millions?\b|[$€£]\s?mm?\b/iu],
  ['thousand', /(?:\b|\bin)thousands?\b|(?<![\d,])['’]?000['’]?s?\b|[$€£]\s?k\b/iu],
];
const money = /[$€£¥]|\bdollars?\b|\beuros?\b/iu;
const exceptions = /\bexcept(?:ing)?\b[^()]{0,120}/iu;
const shares =
  /\bshares?\b(?! (?:data|amounts?|figures|information)\b)|\bshare (?:and|or|&) per\b|\bnumber of\b/iu;

/** The scale of a figure that is told in words above a table is its own: "sales of $1.2 billion". */
const ownScale = /\d\s?(?:thousand|million|billion)s?\b/giu;

/** Reads "($ in millions, except per share data)", "$000s", "in whole dollars"; null where no unit is said. */
export function readUnit(text: string): Unit | null {
  const whole = text.replace(exceptions, ' ').replace(ownScale, ' ');
  const scale = scales.find(([, pattern]) => pattern.test(whole))?.[0] ?? null;
  const isPlain = scale === null && /\bin (?:u\.?s\.? |whole |actual )?dollars\b/iu.test(whole);
  if (scale === null && !isPlain) return null;
  const excepted = (exceptions.exec(text)?.[0] ?? '').replace(/\bper[ -]share\b/giu, '');
  return { scale, isMoney: money.test(whole), exceptsShares: shares.test(excepted) };
}

const currency = /[$€£¥]/u;

type Figure = { amount: string; label: string; units: readonly (Unit | null)[] };

/**
 * A figure with what it is in; null where that is not sure. Percentages and figures per share have their own measure;
 * money needs a unit that is said, because "$5,007" in a table in millions is not 5,007 dollars. `units` are those of
 * the label, the column and the table, the nearest first.
 */
export function figureOf({ amount, label, units }: Figure): string | null {
  const unit = units.find((one) => one !== null) ?? null;
  if (/%|bps|x$/iu.test(amount)) return amount;
  if (/\b(?:thousand|million|billion|bn|m)\)?$/iu.test(amount)) return amount;
  const name = label.replace(/\([^()]{0,80}\)/gu, '');
  const isSmall = !/,/u.test(amount);
  if (perUnit.test(name) && !sharesOf.test(label)) return isSmall ? amount : null;
  if (currency.test(amount)) return unit === null ? null : moneyIn(amount, unit);
  if (sharesOf.test(label)) return unit === null ? null : sharesIn(amount, unit);
  // A rate in the name of a bond is not what the row is in.
  if (/(?<!\d)%|\bpercent/iu.test(label)) return isSmall ? amount : null;
  if (rateOf.test(label) && isSmall) return null;
  if (countedOf.test(label)) return unit === null || unit.isMoney ? amount : null;
  return unit === null ? null : moneyIn(amount, unit);
}

const sharesIn = (amount: string, { scale, isMoney, exceptsShares }: Unit): string | null => {
  if (exceptsShares) return amount;
  return isMoney || scale === null ? null : `${amount} ${scale}`;
};

function moneyIn(amount: string, { scale, isMoney }: Unit): string {
  const marked = isMoney && !currency.test(amount) ? amount.replace(/^(\(?)/u, '$1$') : amount;
  return scale === null ? marked : `${marked} ${scale}`;
}
