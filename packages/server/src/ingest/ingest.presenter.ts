import type { IngestResult } from '@ecco/contract';
import { presentCard } from '../item/item-card.presenter.ts';
import { presentShow } from '../item/show.presenter.ts';
import type { Taken } from './intake.ts';

/** A video under `video`, since its page is another; every other single item under `item`. */
export const presentTaken = ({
  recognised,
  item,
  show,
  episodes,
  showsQueued,
  known,
}: Taken): IngestResult => ({
  recognised,
  ...(item && (item.item.kind === 'video' ? { video: presentCard(item) } : { item: presentCard(item) })),
  ...(show ? { show: presentShow(show) } : {}),
  ...(episodes.length > 0 || recognised === 'feed' ? { episodes: episodes.map(presentCard) } : {}),
  ...(showsQueued === null ? {} : { shows_queued: showsQueued }),
  known,
});
