/** What a word may be inside a number. "Written" is a number in digits; "word" is none of these. */
export type NumeralKind =
  | 'digit'
  | 'teen'
  | 'ten'
  | 'hundred'
  | 'scale'
  | 'point'
  | 'and'
  | 'written'
  | 'money'
  | 'word';

export type Numeral = { kind: NumeralKind; value: number };

const numeralsInOrder = (
  kind: NumeralKind,
  words: string,
  worth: (at: number) => number,
): [string, Numeral][] => words.split(' ').map((word, at) => [word, { kind, value: worth(at) }]);

const numerals: ReadonlyMap<string, Numeral> = new Map([
  ...numeralsInOrder('digit', 'zero one two three four five six seven eight nine', (at) => at),
  ...numeralsInOrder('digit', 'oh nought naught', () => 0),
  ...numeralsInOrder(
    'teen',
    'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    (at) => at + 10,
  ),
  ...numeralsInOrder('ten', 'twenty thirty forty fifty sixty seventy eighty ninety', (at) => 10 * at + 20),
  ...numeralsInOrder('ten', 'fourty', () => 40),
  ...numeralsInOrder('hundred', 'hundred', () => 100),
  ...numeralsInOrder('scale', 'thousand million billion trillion', (at) => 1000 ** (at + 1)),
  ...numeralsInOrder('scale', 'mil mm mn bil bn', (at) => (at < 3 ? 1e6 : 1e9)),
  ...numeralsInOrder('point', 'point dot', () => 0),
  ...numeralsInOrder('and', 'and', () => 0),
]);

/** Letters that are a scale only right behind digits: "$410m", "90 K". */
const letters: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['b', 1e9],
  ['t', 1e12],
]);

const money: ReadonlyMap<string, string> = new Map([
  ['$', 'usd'],
  ['€', 'eur'],
  ['£', 'gbp'],
  ['¥', 'jpy'],
]);

const codes: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'JPY']);
/** The currency of a code as it is written before a number: "EUR 100 million". */
export const currencyOfCode = (code: string): string | undefined =>
  codes.has(code) ? code.toLowerCase() : undefined;

export const numeralOf = (lower: string): Numeral | undefined => numerals.get(lower);
export const letterScale = (lower: string): number | undefined => letters.get(lower);
export const currencyOf = (sign: string): string | undefined => money.get(sign);

const measures: ReadonlyMap<string, string> = new Map([
  ['%', 'percent'],
  ['percent', 'percent'],
  ['pct', 'percent'],
  ['per cent', 'percent'],
  ['percentage point', 'percent'],
  ['percentage points', 'percent'],
  ['basis point', 'basis-points'],
  ['basis points', 'basis-points'],
  ['bps', 'basis-points'],
  ['bp', 'basis-points'],
  ['dollar', 'usd'],
  ['dollars', 'usd'],
  ['euro', 'eur'],
  ['euros', 'eur'],
  ['pound', 'gbp'],
  ['pounds', 'gbp'],
  ['yen', 'jpy'],
  ['cent', 'cents'],
  ['cents', 'cents'],
]);

/** The unit that one word or two name behind a number. */
export const measureOf = (words: string): string | undefined => measures.get(words);
