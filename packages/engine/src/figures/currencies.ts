// The currencies in which sums are written and said: one list for what marks a sum, and for which it is.

type Currency = {
  code: string;
  /** Before "$", where several countries have dollars. */
  dollars?: readonly string[];
  sign?: string;
  /** Letters that stand for it besides its code. */
  letters?: readonly string[];
  /** What it is called behind a number, as a pattern. */
  said?: string;
};

/** The dollar of the United States last, which a bare sign or word means. */
const currencies: readonly Currency[] = [
  { code: 'CAD', dollars: ['CA', 'C'], said: 'canadian dollars?' },
  { code: 'AUD', dollars: ['AU', 'A'], said: 'australian dollars?' },
  { code: 'NZD', dollars: ['NZ'], said: 'new zealand dollars?' },
  { code: 'HKD', dollars: ['HK'], said: 'hong kong dollars?' },
  { code: 'SGD', dollars: ['S'], said: 'singapore dollars?' },
  { code: 'TWD', dollars: ['NT'], said: 'taiwan dollars?' },
  { code: 'BRL', dollars: ['R'], said: 'reais' },
  { code: 'EUR', sign: '€', said: 'euros?' },
  { code: 'GBP', sign: '£', said: 'pounds?' },
  { code: 'JPY', sign: '¥', said: 'yen' },
  { code: 'CHF', said: '(?:swiss )?francs' },
  { code: 'SEK', said: '(?:swedish )?kronor' },
  { code: 'NOK', said: 'norwegian kroner' },
  { code: 'DKK', said: 'danish kroner' },
  { code: 'CNY', letters: ['RMB'], said: 'yuan|renminbi' },
  { code: 'INR', said: 'rupees' },
  { code: 'ZAR', said: 'rand' },
  { code: 'KRW', said: 'won' },
  { code: 'MXN', said: 'pesos' },
  { code: 'USD', dollars: ['US'], sign: '$', said: '(?:u\\.?s\\.? )?dollars?' },
];

const escaped = (sign: string): string => sign.replaceAll('$', String.raw`\$`);
const codesOf = ({ code, letters = [] }: Currency): string[] => [code, ...letters];
const dollarsOf = ({ dollars = [], code }: Currency): string[] =>
  dollars.length === 0 ? [] : [...dollars, `${code} ?`].map((head) => String.raw`${head}\$`);
const signsOf = ({ sign }: Currency): string[] => (sign === undefined ? [] : [escaped(sign)]);

/** What stands before a number that is a sum of money: a pattern without captures. */
export const currencyMark = `(?:${[dollarsOf, signsOf, codesOf].flatMap((of) => currencies.flatMap(of)).join('|')})`;

/** The name of a currency behind a number: a pattern without captures. */
export const currencyName = `(?:${currencies.flatMap(({ said }) => said ?? []).join('|')})`;

/** The code of a currency behind a number: a pattern without captures. */
export const currencyCode = `(?:${currencies.flatMap(codesOf).join('|')})`;

const patterns = currencies.map((one): readonly [RegExp, string] => [
  new RegExp(
    [
      ...dollarsOf(one).map((mark) => `^${mark}`),
      ...signsOf(one),
      ...[...codesOf(one), one.said ?? one.code].map((word) => String.raw`(?<!\p{L})(?:${word})(?!\p{L})`),
    ].join('|'),
    'iu',
  ),
  one.code,
]);

/** The currency that a sum names; null where it names none. */
export const currencyIn = (said: string): string | null =>
  patterns.find(([pattern]) => pattern.test(said))?.[1] ?? null;

const unlistedMark = /(?:(?<!\p{L})(?:kr|rs|kč|zł|ft|rm|rp)\.?|\p{Sc}) ?$/iu;
const unlistedName =
  /^ ?(?:kr\b|kč|zł|kron(?:e|er|or|a|ur)\b|koruna|z[łl]oty|forint|shekel|baht\b|lira\b|dirham|riyal|ringgit|rupiah|rou?ble)/iu;

const isUnlisted = (match: RegExpExecArray | null): boolean =>
  match !== null && currencyIn(match[0].trim()) === null;

/** Whether what stands around a number names a currency that is not in the list, or one of several. */
export const isOfUnlistedCurrency = (before: string, behind: string): boolean =>
  isUnlisted(unlistedMark.exec(before.slice(-8))) || isUnlisted(unlistedName.exec(behind));
