import type { LedgerSignal, SignalTelling } from '@ecco/contract';
import { buildCitation, theItem } from './citation.factory.ts';
import { idOf } from './id.ts';
import { buildSignal } from './proceedings.factory.ts';

/** What one item tells in this line, with nothing said of it. */
export const buildMention = (line: number, part: Partial<SignalTelling> = {}): SignalTelling => ({
  ...buildSignal(line),
  places: [buildCitation(line, { item: part.item ?? theItem })],
  item: theItem,
  also_at: [],
  date: '2026-05-04',
  vote: null,
  ...part,
});

/** A commitment by nobody that is named, told by one item. */
export const buildLedgerSignal = (part: Partial<LedgerSignal> = {}): LedgerSignal => ({
  id: idOf(0x51),
  headline: 'Commitment approved',
  kind: 'commitment',
  stage: 'approved',
  date: '2026-05-04',
  date_is: 'decided',
  organization: null,
  who: null,
  manager: null,
  vehicle: null,
  asset_class: null,
  asset_group: null,
  strategy: null,
  consultant: null,
  person: null,
  amount: null,
  amount_terms: null,
  currency: null,
  measure: null,
  effective: null,
  certainty: {},
  disputed: [],
  tellings: [buildMention(14)],
  sources: part.tellings?.length ?? 1,
  ...part,
});
