import { type PlacedQuantity, readQuantities } from './read-quantities.ts';

const digit = /\d/u;
const digits = /\d+(?:,\d{3})*(?:\.\d+)?/gu;
/** "In millions", "$ thousands": what stands so above figures holds for all of them. */
const caption = /(?:\bin|[$€£(])\s?(thousand|million|billion)s?\b/giu;
const worth: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/**
 * The numbers of a text, as they are written in it, that its source does not hold: with the same value, scale, sign and
 * unit, in digits or in words that have one reading. "1,500" and "1500" are the same, and so are "7.25" and "seven point
 * two five"; "$3.2" is not "$3.2 billion". A figure of a table that counts in thousands may be rounded, to three digits or
 * more: "$11.69 billion". Read by a grammar of its own, apart from the reader that writes figures.
 */
export function proveNumbers(text: string, source: string): string[] {
  if (!digit.test(text) || text === source) return [];
  const known = readQuantities(source);
  const captions = [...source.matchAll(caption)].map(([, word = '']) => worth[word.toLowerCase()] ?? 1);
  const written = new Set((source.match(digits) ?? []).map(plain));
  return readQuantities(text).flatMap((one) => {
    const said = text.slice(one.start, one.end);
    const figures = said.match(digits) ?? [];
    if (figures.length === 0) return [];
    if (one.value === null || !one.isSure)
      return figures.every((figure) => written.has(plain(figure))) ? [] : [said];
    return known.some((other) => isSame(one, other, captions)) ? [] : [said];
  });
}

function isSame(one: PlacedQuantity, other: PlacedQuantity, captions: readonly number[]): boolean {
  if (other.value === null || one.value === null) return false;
  if (one.value === other.value && one.unit === other.unit) return true;
  if ((other.unit !== null && other.unit !== one.unit) || other.scale !== 1) return false;
  const { value } = other;
  return captions.some((scale) => {
    const counted = Number((value * scale).toPrecision(12));
    return counted === one.value || (one.scale > scale && isRounded(one.value ?? 0, counted));
  });
}

/** Whether a number is another, rounded to three digits or more. */
function isRounded(rounded: number, whole: number): boolean {
  const third = 10 ** (Math.floor(Math.log10(Math.abs(whole))) - 2);
  return whole !== 0 && Math.abs(rounded - whole) <= third / 2;
}

const plain = (number: string): string => String(Number(number.replaceAll(',', '')));

/** A part of a text that is to be read with digits. */
export type DigitEdit = { start: number; end: number; text: string };

/**
 * Whether words of a text may be shown with digits: they are whole numbers with their units, each with one reading, and
 * the digits read the same.
 */
export function agreesWithDigits(quantities: readonly PlacedQuantity[], edit: DigitEdit): boolean {
  const first = quantities.findIndex(({ end }) => end > edit.start);
  const shown = readQuantities(edit.text);
  const said = quantities.slice(first, first + shown.length);
  const after = quantities[first + shown.length];
  return (
    first >= 0 &&
    said[0]?.start === edit.start &&
    said.at(-1)?.end === edit.end &&
    (said[0].lead ?? first) >= first &&
    (after?.lead ?? -1) < first &&
    said.every((one, at) => one.isSure && one.value !== null && reads(one, shown[at]))
  );
}

const reads = (one: PlacedQuantity, other: PlacedQuantity | undefined): boolean =>
  other?.value === one.value && other.unit === one.unit;
