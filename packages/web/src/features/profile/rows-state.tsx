import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { TextLines } from '../../ui/text/text-lines.tsx';
import classes from './profile.module.css';

function RowsLoading() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('profile.loading')}</span>
      <TextLines widths={[64, 40, 72, 36]} />
    </div>
  );
}

type Props<Data> = {
  query: { data: Data | undefined; error: unknown; isPending: boolean; refetch: () => Promise<unknown> };
  /** What is said when the rows did not come; the rest of the page stands. */
  failed: string;
  children: (data: Data) => ReactNode;
};

/** Rows of a section in whatever state they are; `children` draws those that came. */
export function RowsState<Data>({ query, failed, children }: Props<Data>) {
  const { t } = useTranslation();
  if (query.isPending) return <RowsLoading />;
  if (query.data !== undefined) return children(query.data);
  const { message } = failureOf(query.error);
  return (
    <div role="alert" className={classes['failed']}>
      <p>{message ? `${failed} ${message}` : failed}</p>
      <Button variant="default" size="sm" onClick={() => void query.refetch()}>
        {t('profile.retry')}
      </Button>
    </div>
  );
}
