import type { Proceedings, Signal } from '@ecco/domain';
import { createItem } from '@ecco/factories/rows';
import type { Store } from '../store.ts';

export const citationAt = (segmentId: string) => ({
  segmentId,
  quote: 'so moved',
  startMs: null,
  endMs: null,
  page: null,
});
export const stated = <Value>(value: Value, segmentId = 's') => ({
  value,
  certainty: 'stated' as const,
  citation: citationAt(segmentId),
});
export const money = (value: number) => stated({ text: `${value}`, value, currency: 'USD', terms: null });

export const signalOf = (part: Partial<Signal> = {}): Signal => ({
  kind: 'commitment',
  sentence: { text: 'They commit to timber.', verbatim: true, citations: [citationAt('s')] },
  who: null,
  manager: null,
  vehicle: null,
  assetClass: null,
  strategy: null,
  consultant: null,
  person: null,
  amount: null,
  measure: null,
  decided: null,
  effective: null,
  stage: stated('approved'),
  places: [citationAt('s')],
  ...part,
});
export const proceedingsWith = (...signals: Signal[]): Proceedings => ({
  agenda: [],
  decisions: [],
  signals,
});

export type LedgerSource = {
  signals: Signal[];
  on?: string | null;
  kind?: 'meeting' | 'document' | 'earnings';
  title?: string;
};

export async function addSignals(
  store: Store,
  { signals, on = '2026-05-04', kind = 'meeting', title = 'Board' }: LedgerSource,
) {
  const item = await createItem(store, {
    title,
    kind,
    publishedAt: on === null ? null : new Date(`${on}T12:00:00Z`),
  });
  await store.proceedings.replace(item.id, proceedingsWith(...signals));
  return item.id;
}
export async function own(store: Store, organizationId: string, itemId: string) {
  const target = { kind: 'item' as const, id: itemId };
  await store.graph.connect({ organizationId, edge: 'PRODUCES_MEDIA', target, provenance: 'hand' });
  await store.links.relateItem(itemId);
}
export async function gather(store: Store): Promise<void> {
  while ((await store.transaction((tx) => tx.ledger.gather(50))).length > 0);
}
export const all = { page: 1, perPage: 200 };
