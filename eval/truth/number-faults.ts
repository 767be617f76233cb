import { numeralWords, priceForms, spokenForms } from './spoken-forms.ts';

const written =
  /(?<![\p{L}\d.,])([$€£]?)\s?(\d[\d,]*(?:\.\d+)?)(?!\d)(?:[\s-]?(thousand|million|billion|trillion|mil|bn|mn|[kmb])\b)?(?:\s?(%|percent\b|basis points?\b))?/giu;
const range =
  /([$€£]?)(\d[\d,]*(?:\.\d+)?) (to|or|and) [$€£]?(\d[\d,]*(?:\.\d+)?)(?: (thousand|million|billion|trillion))?(%| basis points?)?/gu;
const numeral = `(?:${numeralWords.join('|')})`;

/** A quote as one line of lower-case words: hyphens opened, every other sign a comma of its own. */
const plainWords = (quote: string): string =>
  ` ${quote
    .toLowerCase()
    .replace(/[-–—]/gu, ' ')
    .replace(/[^\p{L}\p{N}$%.'’\s]|\.(?!\d)/gu, ' , ')
    .replace(/\s+/gu, ' ')} `;

type Number = { money: string; digits: string; scale: string; measure: string; text: string };

const numbersOf = (text: string): Number[] =>
  [...text.matchAll(written)].map(([whole, money = '', digits = '', scale = '', measure = '']) => ({
    money,
    digits: digits.replace(/,$/u, ''),
    scale: scale.toLowerCase(),
    measure: measure === '%' ? 'percent' : measure.toLowerCase(),
    text: whole.trim(),
  }));

const plain = (digits: string): string => digits.replaceAll(',', '').replace(/(\.\d*?)0+$/u, '$1');

/**
 * The numbers of a shown text that its quotes do not hold, each as it is shown: neither with the same digits, money
 * sign, scale and measure, nor in words, said whole and with no other word of a number beside them.
 */
export function numberFaults(text: string, quotes: readonly string[]): string[] {
  const shown = numbersOf(withoutSaidRanges(text, plainWords(quotes.join(' \n '))));
  if (shown.length === 0) return [];
  const source = quotes.join(' \n ');
  const held = numbersOf(source);
  const words = plainWords(source);
  const each = quotes.map(plainWords);
  const isSaidWhole = (one: Number): boolean =>
    isSaid(one, words) || (endsItself(one) && each.some((quote) => isSaid(one, quote)));
  const scales = [...source.matchAll(/\b(thousand|million)s?\b/giu)].map(([, word = '']) =>
    word.toLowerCase(),
  );
  return shown
    .filter((one) => !isHeld(one, held) && !isSaidWhole(one) && !isRounded(one, held, scales))
    .map(({ text: number }) => number);
}

const zeros: Record<string, number> = { thousand: 3, million: 6, billion: 9 };

/** Whether a figure of a table in thousands or millions is shown rounded: its digits are the first of what it is counted to. */
function isRounded(
  { digits, scale, money }: Number,
  held: readonly Number[],
  scales: readonly string[],
): boolean {
  const [, places = ''] = digits.split('.');
  const step = (zeros[scale] ?? 0) - places.length;
  if (scale === '' || digits.replace(/\D/gu, '').length < 2) return false;
  return held.some(
    (other) =>
      other.scale === '' &&
      (other.money === '' || other.money === money) &&
      scales.some((one) => {
        const whole = Number(other.digits.replaceAll(',', '')) * 10 ** (zeros[one] ?? 0);
        const short = Math.round(whole / 10 ** step);
        return whole >= 10 ** (zeros[scale] ?? 0) && short === Number(digits.replace(/\D/gu, ''));
      }),
  );
}

/** "Dollars" and "percent" end a number, so that one at the beginning of another quote does not belong to it. */
const endsItself = ({ money, measure }: Number): boolean => money !== '' || measure !== '';

/** Without the ranges that are said whole: "five to six percent" for "5 to 6%". */
const withoutSaidRanges = (text: string, words: string): string =>
  text.replace(
    range,
    (whole, money: string, first: string, link: string, second: string, scale = '', measure = '') => {
      const tail = tailOf({ money, scale, measure: measure === '%' ? 'percent' : measure.trim() });
      const isSaidWhole = spokenForms(first).some((one) =>
        spokenForms(second).some((other) => stands(`${one} ${link} ${other}${tail}`, words)),
      );
      return isSaidWhole ? ' ' : whole;
    },
  );

const isHeld = (one: Number, held: readonly Number[]): boolean =>
  held.some(
    (other) =>
      plain(other.digits) === plain(one.digits) &&
      (other.scale === one.scale || other.scale === '') &&
      (other.measure === one.measure || other.measure === ''),
  );

function isSaid(one: Number, words: string): boolean {
  const forms = [
    ...spokenForms(one.digits).map((form) => `${form}${tailOf(one)}`),
    ...(one.money === '$' ? priceForms(one.digits) : []),
  ];
  return forms.some((form) => stands(form, words));
}

function tailOf({ money, scale, measure }: Pick<Number, 'money' | 'scale' | 'measure'>): string {
  const behind = [scale, measure, money === '$' ? 'dollars?' : money === '€' ? 'euros?' : ''].filter(Boolean);
  return behind.map((word) => ` ${word.replace('percent', 'per ?cent')}`).join('');
}

/** Whether words are said as a whole number, with no other numeral beside them. */
const stands = (form: string, words: string): boolean =>
  new RegExp(
    `(?<! ${numeral}(?: and)?(?: uh| um)?)(?<!hundred and| point) ${form} (?!(?:uh |um )?${numeral} |and a half |and a quarter )`,
    'u',
  ).test(words);
