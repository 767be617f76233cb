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
  /** Whose initials an item bears that says nothing of whose it is. */
  mark?: string;
};

export function LibraryList({ items, statusOf, level = 2, ofShow = false, mark }: Props) {
  return (
    <ul>
      {items.map((item) => (
        <LibraryRow
          key={item.uuid}
          item={item}
          status={statusOf?.(item)}
          level={level}
          ofShow={ofShow}
          {...(mark !== undefined && { mark })}
        />
      ))}
    </ul>
  );
}

export const LibrarySkeleton = EntrySkeleton;
