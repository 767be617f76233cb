import type { Pagination } from '@ecco/contract';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { PageTurner } from '../../ui/list/page-turner.tsx';
import { StatePanel } from '../../ui/page/state-panel.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import classes from './list-state.module.css';

type Listing = { pagination: Pagination & { at_least?: boolean } };
type Props<Page extends Listing> = {
  list: {
    data: Page | undefined;
    error: unknown;
    isPending: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  onPage: (page: number) => void;
  /** What stands there while the list has nothing at all. */
  empty: ReactNode;
  children: (page: Page) => ReactNode;
};

/** A list over its query in whatever state it is; `children` draws the rows of a page that has some. */
export function ListState<Page extends Listing>({ list, onPage, empty, children }: Props<Page>) {
  const { t } = useTranslation();
  if (list.isPending) return <TableSkeleton />;
  if (!list.data) {
    return (
      <StatePanel
        tone="error"
        title={t('listState.errorTitle')}
        action={<Button onClick={() => void list.refetch()}>{t('listState.retry')}</Button>}
      >
        <p>{failureOf(list.error).message ?? t('listState.errorText')}</p>
      </StatePanel>
    );
  }
  const { page, pages, total, at_least: isLeast } = list.data.pagination;
  if (total === 0) return empty;
  if (page > pages) {
    return (
      <StatePanel
        title={t('listState.pageEmptyTitle')}
        action={<Button onClick={() => onPage(1)}>{t('listState.firstPage')}</Button>}
      >
        <p>{t('listState.pageEmptyText')}</p>
      </StatePanel>
    );
  }
  return (
    <div className={classes['list']} aria-busy={list.isPlaceholderData || undefined}>
      {children(list.data)}
      <PageTurner page={page} pages={pages} total={total} isLeast={isLeast} onPage={onPage} />
    </div>
  );
}
