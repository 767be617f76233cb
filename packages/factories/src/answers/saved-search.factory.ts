import type { SavedSearch } from '@ecco/contract';
import { idOf } from './id.ts';

/** A search that somebody keeps, with nothing new. */
export const buildSavedSearch = (part: Partial<SavedSearch> = {}): SavedSearch => ({
  id: idOf(0x5a),
  name: 'Fees of infrastructure funds',
  query: 'infrastructure fees',
  tab: 'transcripts',
  created_at: '2026-03-01T09:00:00.000Z',
  seen_at: '2026-03-02T09:00:00.000Z',
  new_items: [],
  ...part,
});
