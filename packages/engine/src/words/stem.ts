import { stemmer } from 'stemmer';

const known = new Map<string, string>();
const limit = 50_000;

/** Porter stem of a lower-case English word, possessive removed; words with figures stay as they are. */
export function stem(lower: string): string {
  const match = known.get(lower);
  if (match !== undefined) return match;
  if (known.size >= limit) known.clear();
  const plain = lower.replace(/'s?$/u, '');
  const result = /^[a-z]+$/u.test(plain) ? stemmer(plain) : plain;
  known.set(lower, result);
  return result;
}
