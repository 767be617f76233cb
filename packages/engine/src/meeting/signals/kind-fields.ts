import type { SignalKind } from '@ecco/domain';

/** Kinds that are told in a sum. */
export const inMoney: ReadonlySet<SignalKind> = new Set([
  'commitment',
  'redemption',
  'termination',
  'hire',
  'pacing',
  'search',
]);
/** Kinds that are told in a rate. */
export const inRates: ReadonlySet<SignalKind> = new Set(['rate_change', 'target_change']);
