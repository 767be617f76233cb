import type { IngestResult } from '@ecco/contract';
import type { IntakeResult } from '@ecco/pipeline';
import { presentCard } from '../item/item-card.presenter.ts';
import type { Owned } from '../item/owned-items.ts';
import { presentShow } from '../item/show.presenter.ts';

/** What leads to a list of items rather than to one. */
const lists: readonly IntakeResult['recognised'][] = ['feed', 'directory', 'opml'];

function presentItems(
  recognised: IntakeResult['recognised'],
  items: readonly Owned[],
): Partial<IngestResult> {
  const [first] = items;
  if (lists.includes(recognised) || items.length > 1) return { episodes: items.map(presentCard) };
  if (!first) return {};
  return first.item.kind === 'video' ? { video: presentCard(first) } : { item: presentCard(first) };
}

/** A video under `video`, since its page is another; every other single item under `item`; a feed's as `episodes`. */
export const presentIngested = (
  { recognised, show, showsQueued, feeds, showsLeftOut, known, report }: IntakeResult,
  items: readonly Owned[],
): IngestResult => ({
  recognised,
  ...presentItems(recognised, items),
  ...(show ? { show: presentShow(show) } : {}),
  ...(showsQueued > 0 ? { shows_queued: showsQueued } : {}),
  ...(feeds ? { feeds } : {}),
  ...(showsLeftOut > 0 ? { left_out: { shows: showsLeftOut, reason: 'quota' } } : {}),
  ...(report === undefined || report.entries.length === 0 ? {} : { reading_reports: [report] }),
  known,
});
