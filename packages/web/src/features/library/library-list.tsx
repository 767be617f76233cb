import type { ItemCard } from '@ecco/contract';
import type { ReactNode } from 'react';
import { EntrySkeleton } from '../../ui/list/entry-skeleton.tsx';
import { LibraryRow } from './library-row.tsx';

type Props = {
  items: readonly ItemCard[];
  statusOf?: (item: ItemCard) => ReactNode;
  /** The level of the titles: one below what the list stands under. */
  level?: 2 | 3;
  /** It stands on the page of the show, which each row need not name again. */
  ofShow?: boolean;
};

export function LibraryList({ items, statusOf, level = 2, ofShow = false }: Props) {
  return (
    <ul>
      {items.map((item) => (
        <LibraryRow key={item.uuid} item={item} status={statusOf?.(item)} level={level} ofShow={ofShow} />
      ))}
    </ul>
  );
}

export const LibrarySkeleton = EntrySkeleton;
