import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDailyList } from '../../../features/list/api/lists.api.ts';
import { ListSkeleton } from '../../../features/list/list-skeleton.tsx';
import { usePageRowKeys } from '../../../ui/list/use-row-keys.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import classes from '../pages.module.css';
import { ListFailure } from './list-failure.tsx';
import { LoadedList } from './list-page.tsx';

/** Today's list is filled from the library, so that it is empty only where that is. */
function NothingToday() {
  const { t } = useTranslation();
  usePage({ title: t('lists.today'), crumbs: [] });
  return (
    <StatePanel
      level={1}
      title={t('today.emptyTitle')}
      action={<Button renderRoot={(props) => <Link to="/add" {...props} />}>{t('today.emptyAction')}</Button>}
    >
      <p>{t('today.emptyText')}</p>
    </StatePanel>
  );
}

/** The person's list of today, under an address that is the same every day. */
export function TodayPage() {
  usePageRowKeys();
  const { data: list, isPending, isError, error, refetch } = useDailyList();
  return (
    <div className={classes['column']}>
      {isPending ? <ListSkeleton /> : null}
      {list && list.episodes.length > 0 ? <LoadedList key={list.uuid} list={list} /> : null}
      {list?.episodes.length === 0 ? <NothingToday /> : null}
      {isError && !list ? <ListFailure error={error} onReload={() => void refetch()} /> : null}
    </div>
  );
}
