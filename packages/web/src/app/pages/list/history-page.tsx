import type { ItemCard } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useHistory } from '../../../features/history/api/history.api.ts';
import { ClearHistory } from '../../../features/history/clear-history.tsx';
import { HistoryList } from '../../../features/history/history-list.tsx';
import { itemFacts } from '../../../features/library/item-facts.ts';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { usePageRowKeys } from '../../../ui/list/use-row-keys.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import classes from '../pages.module.css';

function Empty() {
  const { t } = useTranslation();
  return (
    <StatePanel
      title={t('history.emptyTitle')}
      action={
        <Button renderRoot={(props) => <Link to="/home" {...props} />}>{t('history.emptyAction')}</Button>
      }
    >
      <p>{t('history.emptyText')}</p>
    </StatePanel>
  );
}

/** What tells an item from others where it is listed by the day on which it was opened. */
const isListed = ({ key }: { key: string }): boolean => key === 'show' || key === 'length';

/** What the person opened, newest first. */
export function HistoryPage() {
  usePageRowKeys();
  const { t } = useTranslation();
  const history = useHistory();
  const [clears, setClears] = useState(0);
  usePage({ title: t('history.title'), crumbs: [] });
  const entries = history.data?.pages.flatMap((page) => page.episodes) ?? [];
  const factsOf = (item: ItemCard) => [
    { key: 'kind', node: t(`kindOne.${item.kind}`) },
    ...itemFacts(t, item).filter(isListed),
  ];
  return (
    <div className={classes['column']}>
      <div className={classes['head']}>
        <h1>{t('history.title')}</h1>
        {entries.length > 0 ? <ClearHistory onCleared={() => setClears(clears + 1)} /> : null}
      </div>
      {history.isPending ? <EntrySkeleton shape="row" /> : null}
      {history.isError && !history.data ? (
        <StatePanel
          tone="error"
          title={t('history.failed')}
          action={<Button onClick={() => void history.refetch()}>{t('history.retry')}</Button>}
        >
          <p>{failureOf(history.error).message}</p>
        </StatePanel>
      ) : null}
      {history.data ? (
        <HistoryList key={clears} entries={entries} empty={<Empty />} factsOf={factsOf} />
      ) : null}
      {history.hasNextPage ? (
        <Button
          variant="default"
          mt="md"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t('history.loadMore')}
        </Button>
      ) : null}
    </div>
  );
}
