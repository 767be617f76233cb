/** Numbers as English words, for the voice. Everything here is pure and takes digits as they stand in a text. */

const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];
const ordinalEndings: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

const smallWord = (value: number): string => small[value] ?? '';

function belowHundred(value: number): string {
  if (value < 20) return smallWord(value);
  const unit = value % 10;
  const ten = tens[Math.floor(value / 10)] ?? '';
  return unit === 0 ? ten : `${ten}-${smallWord(unit)}`;
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  if (hundreds === 0) return belowHundred(rest);
  return `${smallWord(hundreds)} hundred${rest === 0 ? '' : ` ${belowHundred(rest)}`}`;
}

/** Digits one by one: "0451" becomes "zero four five one". */
const digitsInWords = (digits: string): string =>
  digits
    .split('')
    .map((digit) => smallWord(Number(digit)))
    .join(' ');

/** A whole number. One too long for any name is said digit by digit. */
export function wholeInWords(digits: string): string {
  const plain = digits.replace(/^0+(?=\d)/, '');
  if (plain.length > scales.length * 3) return digitsInWords(plain);
  if (plain === '0') return 'zero';
  const groups: string[] = [];
  for (let end = plain.length, scale = 0; end > 0; end -= 3, scale += 1) {
    const value = Number(plain.slice(Math.max(0, end - 3), end));
    if (value > 0) groups.unshift(`${belowThousand(value)} ${scales[scale] ?? ''}`.trim());
  }
  return groups.join(' ');
}

/** A number as written, with thousands commas, decimals and sign: "-1,204.5" is "minus one thousand … point five". */
export function numberInWords(written: string): string {
  const sign = /^[-−–]/.test(written) ? 'minus ' : '';
  const [whole = '', decimals = ''] = written.replace(/[^\d.]/g, '').split('.');
  const words = wholeInWords(whole === '' ? '0' : whole);
  return sign + words + (decimals === '' ? '' : ` point ${digitsInWords(decimals)}`);
}

/** 3 becomes "third". */
export function ordinalInWords(value: number): string {
  const words = wholeInWords(String(value));
  const split = Math.max(words.lastIndexOf(' '), words.lastIndexOf('-')) + 1;
  const last = words.slice(split);
  const ending = ordinalEndings[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return words.slice(0, split) + ending;
}

/** 2026 is "twenty twenty-six", 2008 "two thousand eight", 1905 "nineteen oh five". */
export function yearInWords(year: number): string {
  const century = Math.floor(year / 100);
  const rest = year % 100;
  if (year >= 2000 && year < 2010) return wholeInWords(String(year));
  if (rest === 0) return `${belowHundred(century)} hundred`;
  return `${belowHundred(century)} ${rest < 10 ? `oh ${smallWord(rest)}` : belowHundred(rest)}`;
}

/** 2020 is "twenty twenties", 1990 "nineteen nineties". */
export function decadeInWords(year: number): string {
  const words = yearInWords(year);
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`;
}
