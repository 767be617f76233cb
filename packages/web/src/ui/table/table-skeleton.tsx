import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './table-skeleton.module.css';

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** Rows of a table or a list that is on its way. */
export function TableSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes['rows']} role="status">
      <span className="visually-hidden">{t('table.loading')}</span>
      {rows.map((row) => (
        <div key={row} aria-hidden="true">
          <Skeleton height={14} width={`${[72, 58, 84][row % 3]}%`} radius={4} />
          <Skeleton height={14} width="60%" radius={4} />
          <Skeleton height={14} width="40%" radius={4} />
        </div>
      ))}
    </div>
  );
}
