import { randomBytes } from 'node:crypto';

const maxLength = 90;
const numberedTries = 6;

/** A readable slug of a title: lower case, words joined by dashes; `fallback` where no letter or digit is left. */
export function slugOf(title: string, fallback = 'untitled'): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/gu, '');
  return slug || fallback;
}

/** The slugs to try in turn: as wished, numbered, and at last one with random letters that nobody has. */
export function slugCandidates(wished: string): string[] {
  const base = slugOf(wished);
  const numbered = Array.from({ length: numberedTries }, (_, index) => `${base}-${index + 2}`);
  return [base, ...numbered, randomSlug(base)];
}

/** A slug that nobody has. */
export const randomSlug = (base: string): string => `${base}-${randomBytes(6).toString('hex')}`;
