import { deletedRetentionDays } from '@ecco/domain';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useDeleted } from '../../../features/correction/api/corrections.api.ts';
import { DeletedList } from '../../../features/correction/deleted-list.tsx';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import classes from '../pages.module.css';

/** What somebody added and deleted; for admins, all that was deleted. */
export function DeletedPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const deleted = useDeleted();
  usePage({ title: t('correction.deletedTitle'), crumbs: [] });
  const days = deletedRetentionDays;
  return (
    <div className={classes['column']}>
      <div className={classes['head']}>
        <h1>{t('correction.deletedTitle')}</h1>
      </div>
      <p className={classes['lead']}>{t('correction.deletedLead', { days })}</p>
      {deleted.isPending ? <EntrySkeleton shape="row" /> : null}
      {deleted.isError && !deleted.data ? (
        <StatePanel
          tone="error"
          title={t('correction.loadFailed')}
          action={<Button onClick={() => void deleted.refetch()}>{t('item.reload')}</Button>}
        >
          <p>{failureOf(deleted.error).message}</p>
        </StatePanel>
      ) : null}
      {deleted.data?.items.length === 0 ? (
        <StatePanel title={t('correction.emptyTitle')}>
          <p>{t('correction.emptyText', { days })}</p>
        </StatePanel>
      ) : null}
      <DeletedList items={deleted.data?.items ?? []} onOpen={(path) => void navigate({ to: path })} />
    </div>
  );
}
