import type { Brief, BriefItem } from '@ecco/contract';
import { buildCitedText, theItem } from './citation.factory.ts';
import { idOf } from './id.ts';

/** An item of a brief with one sentence of its fourteenth line. */
export const buildBriefItem = (part: Partial<BriefItem> = {}): BriefItem => ({
  ...theItem,
  show: 'The Hour',
  date: '2026-05-04T09:00:00Z',
  decisions: [],
  sentences: [buildCitedText('The reserve was named.', [14])],
  ...part,
});

/** A week of a hub in which one item came. */
export const buildBrief = (part: Partial<Brief> = {}): Brief => ({
  uuid: idOf(0xc1),
  title: 'Private credit',
  period: 'week',
  from: '2026-04-30',
  to: '2026-05-06',
  items: [buildBriefItem()],
  item_count: part.items?.length ?? 1,
  signals: [],
  signal_count: part.signals?.length ?? 0,
  newest: null,
  audio: null,
  ...part,
});
