import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { TextLines } from '../../../ui/text/text-lines.tsx';
import classes from '../list.module.css';

type Query<Data> = {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => Promise<unknown>;
};

/** Lists that are on their way. */
export function ListsSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('lists.loading')}</span>
      <TextLines widths={[42, 30, 58, 0, 46, 26, 54]} />
    </div>
  );
}

/** Lists in whatever state they are; `children` shows those that came. */
export function ListsState<Data>({
  query,
  failed,
  children,
}: {
  query: Query<Data>;
  failed: string;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <ListsSkeleton />;
  return (
    <div role="alert" className={classes['failed']}>
      <p>{[failed, failureOf(query.error).message].filter((part) => part !== null).join(' ')}</p>
      <Button variant="default" size="sm" onClick={() => void query.refetch()}>
        {t('lists.retry')}
      </Button>
    </div>
  );
}
