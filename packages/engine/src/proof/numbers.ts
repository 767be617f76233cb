import { spokenNumbers } from '../figures/spoken.ts';

const digits = /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/gu;

/**
 * The numbers of a text that do not occur in its source, as they are written in the text. "1,500" and "1500"
 * are the same number, and so are "7.25" and "seven point two five".
 */
export function proveNumbers(text: string, source: string): string[] {
  const written = text.match(digits) ?? [];
  if (written.length === 0) return [];
  const known = new Set([...(source.match(digits) ?? []).map(plain), ...spokenNumbers(source).map(String)]);
  return written.filter((number) => !known.has(plain(number)));
}

const plain = (number: string): string => String(Number(number.replaceAll(',', '')));
