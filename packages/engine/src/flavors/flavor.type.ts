import type { TermCategory } from '@ecco/domain';

/** Ways to say the same; the first is what it is called by. */
export type TermGroup = readonly [string, ...string[]];
export type TermsByCategory = Readonly<Record<TermCategory, readonly TermGroup[]>>;
