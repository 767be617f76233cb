import type { JudgedMention } from './score.ts';

/** Where fewer of its links elsewhere are right, a reason is not trusted. */
const trusted = 0.95;

/** The reason of a link without the names in it: "short for Ann Reeve" is "short for". */
export const reasonOf = (sign: string | null): string =>
  sign === null ? 'its name' : sign.replace(/[,"\p{Lu}].*$/u, '').trim();

function trustedReasons(all: readonly JudgedMention[]): Set<string> {
  const linked = all.filter(({ link }) => link !== null);
  const byReason = Map.groupBy(linked, ({ link }) => reasonOf(link?.sign ?? null));
  return new Set(
    [...byReason].flatMap(([reason, own]) =>
      own.filter(({ verdict }) => verdict === 'right').length >= own.length * trusted ? [reason] : [],
    ),
  );
}

function without({ label, link, verdict }: JudgedMention, reasons: ReadonlySet<string>): JudgedMention {
  if (link === null || reasons.has(reasonOf(link.sign))) return { label, link, verdict };
  return { label, link: null, verdict: label.node === null ? 'silent' : 'missed' };
}

/**
 * Each set of texts judged with those reasons alone that were right in all the other sets: what links made for these
 * texts would be worth in texts that nobody looked at.
 */
export function heldOut(all: readonly JudgedMention[]): JudgedMention[] {
  const sets = Map.groupBy(all, ({ label }) => label.dataset);
  return [...sets].flatMap(([set, own]) => {
    const reasons = trustedReasons(all.filter(({ label }) => label.dataset !== set));
    return own.map((one) => without(one, reasons));
  });
}
