import type { Item } from '@ecco/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSummaryAsked } from '../../features/processing/api/ask-summary.api.ts';
import { useNews, useOnline } from '../../features/processing/live-status.ts';
import { isNews } from '../../features/processing/news.ts';
import { isDigestDue, pollEvery, usePoll } from '../../features/processing/status-poll.ts';

/** Refetches the item whenever the socket tells that it is another than the one that is shown, and by itself without one. */
export function useFreshItem(item: Item): void {
  const queries = useQueryClient();
  const isDue = isDigestDue(item, Date.now());
  const news = useNews(item, isDue);
  const isOnline = useOnline();
  const isAsked = useSummaryAsked(item.uuid);
  const ask = useCallback(() => queries.invalidateQueries({ queryKey: ['item'] }), [queries]);
  usePoll({ every: isOnline ? null : pollEvery(item.processing_status, { isAsked, isDue }), ask });
  useEffect(() => {
    if (news && isNews(item, news)) void ask();
  }, [news, item, ask]);
}
