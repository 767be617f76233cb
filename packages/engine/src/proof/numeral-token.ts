import { currencyOf, letterScale, type Numeral, type NumeralKind, numeralOf } from './numeral-words.ts';

/** A word, a number in digits or a sign of a text; `gap` is what stands between it and the one before. */
export type NumeralToken = {
  kind: NumeralKind;
  value: number;
  lower: string;
  start: number;
  end: number;
  gap: string;
};

const part =
  /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?|(?<![\d\p{L}])\.\d+|\p{L}+(?:['’]\p{L}+)?|[$€£¥%]/gu;

/** All words, numbers and signs of money and percent of a text, in order. */
export function numeralTokens(text: string): NumeralToken[] {
  const tokens: NumeralToken[] = [];
  let done = 0;
  for (const { 0: match, index } of text.matchAll(part)) {
    const lower = match.toLowerCase();
    const gap = text.slice(done, index);
    done = index + match.length;
    const scale = gap.length < 2 && tokens.at(-1)?.kind === 'written' ? letterScale(lower) : undefined;
    const numeral: Numeral = scale === undefined ? plainNumeral(lower) : { kind: 'scale', value: scale };
    tokens.push({ ...numeral, lower, start: index, end: done, gap });
  }
  return tokens;
}

function plainNumeral(lower: string): Numeral {
  if (/^[.\d]/u.test(lower)) return { kind: 'written', value: Number(lower.replaceAll(',', '')) };
  if (currencyOf(lower) !== undefined) return { kind: 'money', value: 0 };
  return numeralOf(lower) ?? { kind: 'word', value: 0 };
}
