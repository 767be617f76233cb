import type { LedgerSignal } from '@ecco/contract';

/** Who acts in some signals without an organization of the directory, as it is said. */
export const unlinkedNames = (signals: readonly LedgerSignal[]): string[] =>
  signals.flatMap(({ organization, who }) => (organization === null && who !== null ? [who] : []));
