import type { Show } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { shortDate } from '../../format/date.ts';

type ShowCounts = { kind: Show['kind']; total: number; summarised?: number; newest: string | null };
type Fact = { key: string; node: string | null };

/** How many items a show has, by what they are called there. */
function itemCountText(t: TFunction, { kind, total: count }: Pick<ShowCounts, 'kind' | 'total'>): string {
  if (kind === 'publication') return t('show.articles', { count });
  return kind === 'channel' ? t('show.videos', { count }) : t('show.episodes', { count });
}

/** The stats line of a show: how many, how many with a summary, and the date of the newest. */
export function showFacts(t: TFunction, show: ShowCounts): Fact[] {
  const date = show.newest && shortDate(show.newest);
  return [
    { key: 'count', node: itemCountText(t, show) },
    {
      key: 'summarised',
      node: show.summarised === undefined ? null : t('show.summarised', { count: show.summarised }),
    },
    { key: 'newest', node: date && t('show.newest', { date }) },
  ];
}
