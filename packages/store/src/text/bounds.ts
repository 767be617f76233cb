import { outOfBounds } from '../errors/store.errors.ts';

/**
 * How much of a field of a source is stored, and what happens to more: prose is `cut`; what is worth nothing in part is
 * `drop`ped; without what is `refuse`d there would be no telling what it is. Sizes of what is cut in characters, of
 * other texts in bytes; whole numbers from 0 to `max`; dates of the years 1 to 9999.
 */
type Bound =
  | { type: 'text'; max: number; beyond: 'cut' | 'drop' | 'refuse' }
  | { type: 'whole'; max: number; beyond: 'drop' }
  | { type: 'date'; beyond: 'drop' }
  | { type: 'texts'; max: number; each: number; beyond: 'cut' }
  | { type: 'json'; max: number; beyond: 'refuse' };

export type Bounds<Input> = { readonly [Field in keyof Input]?: Bound };

/** The fields that hold any text, and not one of a few words. */
export type TextField<Input> = {
  [Field in keyof Input]-?: string extends NonNullable<Input[Field]> ? Field : never;
}[keyof Input];

/** The largest number of an integer column. */
export const wholeMax = 2 ** 31 - 1;
const longestYear = 9999;

/**
 * PostgreSQL holds every character but NUL, and half a character only in part of its types. Signs that turn the order of
 * letters around would reach beyond the text into the page that shows it.
 */
const clean = (text: string): string =>
  text.replaceAll(/[\0\u202A-\u202E\u2066-\u2069]/gu, '').toWellFormed();

/** A text of at most so many characters; one of two units is not torn. */
export const cutTo = (text: string, max: number): string => {
  const retained = clean(text);
  return retained.length <= max ? retained : retained.slice(0, max).replace(/[\uD800-\uDBFF]$/u, '');
};

function boundText(text: string, { max, beyond }: Bound & { type: 'text' }, field: string): string | null {
  if (beyond === 'cut') return cutTo(text, max);
  const retained = clean(text);
  if (Buffer.byteLength(retained) <= max) return retained;
  if (beyond === 'drop') return null;
  throw outOfBounds(field, max);
}

function boundJson(value: unknown, max: number, field: string): unknown {
  const text = JSON.stringify(value);
  if (Buffer.byteLength(text) > max) throw outOfBounds(field, max);
  return JSON.parse(text, (_, inner: unknown) => (typeof inner === 'string' ? clean(inner) : inner));
}

const boundWhole = (value: number, max: number): number | null => {
  const whole = Math.round(value);
  return whole >= 0 && whole <= max ? whole : null;
};

const boundDate = (date: Date): Date | null =>
  date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= longestYear ? date : null;

function boundField(value: unknown, bound: Bound, field: string): unknown {
  switch (bound.type) {
    case 'text':
      return typeof value === 'string' ? boundText(value, bound, field) : value;
    case 'whole':
      return typeof value === 'number' ? boundWhole(value, bound.max) : value;
    case 'date':
      return value instanceof Date ? boundDate(value) : value;
    case 'texts':
      return Array.isArray(value)
        ? value.slice(0, bound.max).map((text) => cutTo(String(text), bound.each))
        : value;
    case 'json':
      return boundJson(value, bound.max, field);
  }
}

/** The input within its bounds; what is not bounded stays as it is. Throws `field.out_of_bounds`. */
export function within<Input extends object>(bounds: Bounds<Input>, input: Input): Input {
  const given = Object.entries(input).flatMap(([field, value]) => {
    const bound: Bound | undefined = Reflect.get(bounds, field);
    return bound === undefined || value === undefined || value === null
      ? []
      : [[field, boundField(value, bound, field)]];
  });
  return Object.assign({}, input, Object.fromEntries(given));
}
