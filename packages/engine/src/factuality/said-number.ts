import { scales, spokenNumber } from '../figures/spoken.ts';
import { tokenize } from '../words/token.ts';

/** A number as it is said: what stands before "million", the scale where one is said, and where it stands. */
export type SpokenNumeral = {
  mantissa: number;
  scale: number | null;
  isPercent: boolean;
  /** Digits behind the point. */
  decimals: number;
  start: number;
  end: number;
};

const large = new Set(['thousand', 'million', 'billion', 'trillion']);

/** The numbers of a text, in digits or in words, in order. Years and ordinals are numbers here like others. */
export function saidNumbers(text: string): SpokenNumeral[] {
  const tokens = tokenize(text.replaceAll('-', ' '));
  const words = tokens.map(({ lower }) => lower);
  const spokenNumerals: SpokenNumeral[] = [];
  for (let at = 0; at < words.length; at++) {
    const number = numberAt(words, at);
    if (number === null) continue;
    const last = at + number.words - 1;
    const first = at;
    at = last;
    if (number.mantissa === null) continue;
    spokenNumerals.push({
      mantissa: number.mantissa,
      scale: number.scale,
      isPercent:
        /%$/u.test(words[last] ?? '') || /^per ?cent/u.test(words.slice(last + 1, last + 3).join(' ')),
      decimals: /\.(\d+)/u.exec(String(number.mantissa))?.[1]?.length ?? 0,
      start: tokens[first]?.start ?? 0,
      end: tokens[last]?.end ?? 0,
    });
  }
  return spokenNumerals;
}

/** Digits said one by one have no mantissa: they are words to pass over. */
type NumberParse = { mantissa: number | null; scale: number | null; words: number };

function numberAt(words: readonly string[], at: number): NumberParse | null {
  const word = words[at] ?? '';
  const written = /^\p{Sc}?(\d[\d,]*(?:\.\d+)?)%?$/u.exec(word)?.[1];
  const scaleBehind = (last: number) =>
    large.has(words[last] ?? '') ? (scales.get(words[last] ?? '') ?? null) : null;
  if (written !== undefined) {
    const scale = scaleBehind(at + 1);
    return { mantissa: Number(written.replaceAll(',', '')), scale, words: scale === null ? 1 : 2 };
  }
  const spoken = spokenNumber(words, at);
  if (spoken === null) return null;
  const scale = scaleBehind(at + spoken.words - 1);
  const { value } = spoken;
  const mantissa = value === null ? null : Number((value / (scale ?? 1)).toPrecision(12));
  return { mantissa, scale, words: spoken.words };
}

/** "Fifty" may be "fifty million" said shortly. */
export const isSameNumber = (a: SpokenNumeral, b: SpokenNumeral): boolean =>
  a.mantissa === b.mantissa && (a.scale === b.scale || a.scale === null || b.scale === null);

/** The same digits in another order: "157" and "175", "11.4" and "14.1". */
export function isSwapped(a: SpokenNumeral, b: SpokenNumeral): boolean {
  const [left, right] = [digitsOf(a), digitsOf(b)];
  if (left.length < 2 || a.mantissa === b.mantissa || left.length !== right.length) return false;
  const isOther =
    (a.scale === null ? a.isPercent : true) &&
    (b.scale === null ? b.isPercent : true) &&
    (a.scale !== b.scale || a.isPercent !== b.isPercent);
  if (isOther || a.decimals !== b.decimals) return false;
  return left.split('').sort().join('') === right.split('').sort().join('');
}

const digitsOf = ({ mantissa }: SpokenNumeral): string => String(mantissa).replace(/\D/gu, '');
