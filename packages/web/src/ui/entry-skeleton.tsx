import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './entry-row.module.css';
import { TextLines } from './text-lines.tsx';

const rowsOnTheirWay = [0, 1, 2, 3, 4];

/** Rows of a list that is on its way. */
export function EntrySkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('item.loading')}</span>
      {rowsOnTheirWay.map((row) => (
        <div key={row} className={classes['row']}>
          <Skeleton width={48} height={48} radius={8} />
          <div className={classes['words']}>
            <TextLines widths={[row % 2 ? 62 : 74, 38, 92, 70]} />
          </div>
        </div>
      ))}
    </div>
  );
}
