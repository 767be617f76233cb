import { spokenNumber, spokenNumbers } from '../figures/spoken.ts';

const digits = /\d+(?:,\d{3})*(?:\.\d+)?/gu;

/**
 * The numbers of a text that do not occur in its source, as they are written in the text. "1,500" and "1500"
 * are the same number, and so are "7.25" and "seven point two five".
 */
export function proveNumbers(text: string, source: string): string[] {
  const written = text.match(digits) ?? [];
  if (written.length === 0) return [];
  const known = new Set([
    ...(source.match(digits) ?? []).map(plain),
    ...spokenNumbers(source).map(String),
    ...pricesSpoken(source),
  ]);
  return written.filter((number) => !known.has(plain(number)));
}

/** "twenty eight dollars seventy seven cents" is 28.77, "a dollar fifty nine" is 1.59. */
function pricesSpoken(source: string): string[] {
  const words = source.toLowerCase().match(/[a-z]+/gu) ?? [];
  return words.flatMap((word, at) => {
    if (!word.startsWith('dollar')) return [];
    const after = words[at + 1] === 'and' ? at + 2 : at + 1;
    const cents = spokenNumber(words, after)?.value ?? 0;
    const whole = [4, 3, 2, 1].flatMap((back) => wholeNumber(words, at, back))[0] ?? 1;
    return cents > 0 && cents < 100 ? [plain((whole + cents / 100).toFixed(2))] : [];
  });
}

/** The number spoken in exactly the words before a place. */
function wholeNumber(words: readonly string[], at: number, back: number): number[] {
  const number = at >= back ? spokenNumber(words.slice(at - back, at), 0) : null;
  return number !== null && number.words === back ? [number.value] : [];
}

const plain = (number: string): string => String(Number(number.replaceAll(',', '')));
