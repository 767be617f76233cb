import { type SpokenNumber, scales, spokenNumber } from './spoken.ts';

/** How the number that words open with is written, and how many of them it takes. */
export type Form = { text: string; words: number };

/** The form of the number that lower-case words open with; no text where it has to stay as it was said. */
export function formOf(words: readonly string[]): Form | { text: null; words: number } | null {
  const form = quarterOf(words) ?? dollarAndCents(words) ?? numberRange(words) ?? formNumber(words);
  const number = form === null ? spokenNumber(words, 0) : null;
  return number?.value === null ? { text: null, words: number.words } : form;
}

function quarterOf([letter, number = '']: readonly string[]): Form | null {
  const at = letter === 'q' ? ['one', 'two', 'three', 'four'].indexOf(number) : -1;
  return at < 0 ? null : { text: `Q${at + 1}`, words: 2 };
}

/** "Twenty eight dollars and seventy seven cents", "a dollar fifty nine". */
function dollarAndCents(words: readonly string[]): Form | null {
  const dollars = words[0] === 'a' ? { value: 1, words: 1 } : spokenNumber(words, 0);
  if (!dollars?.value || !/^dollars?$/u.test(words[dollars.words] ?? '')) return null;
  const isJoined = words[dollars.words + 1] === 'and';
  const from = dollars.words + (isJoined ? 2 : 1);
  const cents = spokenNumber(words, from);
  if (!cents?.value || cents.value > 99 || !Number.isInteger(cents.value)) return null;
  const isNamed = /^cents?$/u.test(words[from + cents.words] ?? '');
  const isPrice = isNamed || (!isJoined && words[0] === 'a');
  return isPrice && Number.isInteger(dollars.value)
    ? {
        text: `$${(dollars.value + cents.value / 100).toFixed(2)}`,
        words: from + cents.words + (isNamed ? 1 : 0),
      }
    : null;
}

/** "Five to six percent", "two or three million dollars": what is said of the second holds for both. */
function numberRange(words: readonly string[]): Form | null {
  const first = spokenNumber(words, 0);
  const link = words[first?.words ?? 0] ?? '';
  if (!first?.value || first.value >= 1000 || !/^(?:to|or|and)$/u.test(link)) return null;
  const second = spokenWith(words.slice(first.words + 1));
  const form = second && measured(second);
  if (second === null || form === null) return null;
  const sign = /^[$€]/u.exec(form.text)?.[0] ?? '';
  return {
    text: `${sign}${plain(first.value, first.decimals)} ${link} ${form.text}`,
    words: first.words + 1 + second.used.length + form.words,
  };
}

function formNumber(words: readonly string[]): Form | null {
  const number = spokenWith(words);
  const form = number && (measured(number) ?? bare(number));
  return number && form && { text: form.text, words: number.used.length + form.words };
}

/** A number, its words and those behind them. */
type NumberWords = Omit<SpokenNumber, 'value' | 'words'> & {
  value: number;
  used: readonly string[];
  rest: readonly string[];
};

function spokenWith(words: readonly string[]): NumberWords | null {
  const number = spokenNumber(words, 0);
  if (number === null || number.value === null) return null;
  return {
    ...number,
    value: number.value,
    used: words.slice(0, number.words),
    rest: words.slice(number.words),
  };
}

/** With the measure behind it; `words` counts that measure. */
function measured(number: NumberWords): Form | null {
  const [next = '', after = ''] = number.rest;
  const digits = plain(number.value, number.decimals);
  if (next === 'percent') return { text: `${digits}%`, words: 1 };
  if (next === 'per' && after === 'cent') return { text: `${digits}%`, words: 2 };
  if (next === 'basis' && /^points?$/u.test(after)) return { text: `${digits} basis ${after}`, words: 2 };
  if (/^dollars?$/u.test(next)) return { text: `$${sum(number)}`, words: 1 };
  return /^euros?$/u.test(next) ? { text: `€${sum(number)}`, words: 1 } : null;
}

/** An amount has its thousands apart: "$7,500". */
const sum = (number: NumberWords): string => scaled(number).replace(/^(\d)(\d{3})$/u, '$1,$2');

function bare(number: NumberWords): Form | null {
  const { value, used } = number;
  if (used.length < 2) return null;
  const isYear = value >= 1950 && value <= 2060 && Number.isInteger(value);
  if (isYear) return { text: String(value), words: 0 };
  if (value >= 100 || !Number.isInteger(value)) return { text: scaled(number), words: 0 };
  return value >= 21 ? { text: plain(value), words: 0 } : null;
}

/** "5.2 million" stays in millions, as it was said; "one billion thirty million" is no number of millions. */
function scaled({ value, used, decimals }: NumberWords): string {
  const scale = used.at(-1) ?? '';
  const factor = scales.get(scale) ?? 1;
  const share = Number((value / factor).toPrecision(12));
  return factor < 1e6 || share >= 1000 ? plain(value) : `${plain(share, decimals)} ${scale}`;
}

/** With as many decimals as were said. */
function plain(value: number, decimals = 0): string {
  if (decimals > 0 && value < 1000) return value.toFixed(decimals);
  return Number.isInteger(value) && value >= 10_000 ? value.toLocaleString('en-US') : String(value);
}
