import type { Item } from '@ecco/contract';
import type { ContentKind } from '@ecco/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { failureOf } from '../../api/failure.ts';
import { operations } from '../../api/operations.ts';
import { useNoteHistory } from '../../features/history/use-note-history.ts';
import { useItem } from '../../features/item/api/get-item.api.ts';
import { ItemError } from '../../features/item/item-error.tsx';
import { ItemSkeleton } from '../../features/item/item-skeleton.tsx';
import { useSummaryRequested } from '../../features/processing/api/request-summary.api.ts';
import { useNews, useOnline } from '../../features/processing/live-status.ts';
import { isNews } from '../../features/processing/news.ts';
import { RetryTranscribe } from '../../features/processing/retry-transcribe.tsx';
import { isDigestDue, pollEvery, usePoll } from '../../features/processing/status-poll.ts';
import { shownTitle } from '../../format/text.ts';
import { useSession } from '../../session/get-session.api.ts';
import { usePage } from '../../ui/page/page.store.ts';
import { NotFoundPage } from '../failure/not-found-page.tsx';
import classes from './frame/item-page.module.css';
import { ItemView } from './item-view.tsx';
import { crumbsOf } from './state/crumbs-of-item.ts';
import { readDeepLink } from './state/deep-link.ts';

/** Refetches the item whenever the socket tells that it is another than the one that is shown, and by itself without one. */
function useFreshItem(item: Item): void {
  const queries = useQueryClient();
  const isDue = isDigestDue(item, Date.now());
  const news = useNews(item, isDue);
  const isOnline = useOnline();
  const isAsked = useSummaryRequested(item.uuid);
  const ask = useCallback(
    () => queries.invalidateQueries({ queryKey: operations.item.content.key() }),
    [queries],
  );
  usePoll({ every: isOnline ? null : pollEvery(item.processing_status, { isAsked, isDue }), ask });
  useEffect(() => {
    if (news && isNews(item, news)) void ask();
  }, [news, item, ask]);
}

/** Apart from the page, which is not drawn again whenever the socket comes or goes. */
function RefreshOnEvents({ item }: { item: Item }) {
  useFreshItem(item);
  return null;
}

function LoadedItem({ item }: { item: Item }) {
  const search = useSearch({ strict: false });
  const link = useMemo(() => readDeepLink(search), [search]);
  const crumbs = useMemo(() => crumbsOf(item, link), [item, link]);
  usePage({ title: shownTitle(item.title), crumbs });
  useNoteHistory(item);
  return (
    <>
      <RefreshOnEvents item={item} />
      <ItemView key={item.uuid} item={item} link={link} />
    </>
  );
}

/** The page of one item of any kind; the address says by slug or uuid which. */
export function ItemPage({ kind }: { kind: ContentKind }) {
  const { id } = useParams({ strict: false });
  const query = useItem(id ?? '');
  // An item that cannot be shown says nothing of what may be done with it.
  const mayRetry = useSession()?.may_retry ?? false;
  const reload = (): void => void query.refetch();
  if (query.data) return <LoadedItem item={query.data.item} />;
  if (query.isPending) {
    return (
      <div className={classes['alone']}>
        <ItemSkeleton kind={kind} />
      </div>
    );
  }
  const failure = failureOf(query.error);
  if (failure.status === 404) return <NotFoundPage message={failure.message} />;
  return (
    <div className={classes['alone']}>
      <ItemError
        kind={kind}
        message={failure.message}
        onReload={reload}
        retry={mayRetry && id !== undefined ? <RetryTranscribe slug={id} onDone={reload} /> : null}
      />
    </div>
  );
}
