import type { ItemCard } from '@ecco/contract';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLines } from '../../ui/text-lines.tsx';
import classes from './library.module.css';
import { LibraryRow } from './library-row.tsx';

type Props = { items: readonly ItemCard[]; statusOf?: (item: ItemCard) => ReactNode };

export function LibraryList({ items, statusOf }: Props) {
  return (
    <ul className={classes['list']}>
      {items.map((item) => (
        <LibraryRow key={item.uuid} item={item} status={statusOf?.(item)} />
      ))}
    </ul>
  );
}

const rowsOnTheirWay = [0, 1, 2, 3, 4];

export function LibrarySkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes['list']} role="status">
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
