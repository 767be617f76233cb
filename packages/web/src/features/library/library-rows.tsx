import type { LibraryItem } from '@ecco/contract';
import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { useRowKeys } from '../../ui/list/use-row-keys.ts';
import { CompactRow } from './compact-row.tsx';
import { density } from './density.store.ts';
import classes from './library-bar.module.css';
import { LibraryRow } from './library-row.tsx';
import { ReadMark } from './read-mark.tsx';

type Of = (item: LibraryItem) => ReactNode;
type Props = { items: readonly LibraryItem[]; statusOf: Of; actionsOf: Of };

/** The rows of the library, as closely as they were chosen to stand. */
export function LibraryRows({ items, statusOf, actionsOf }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const chosen = useStore(density, (state) => state.density);
  useRowKeys(list);
  return (
    <ul ref={list} className={classes['rows']} data-density={chosen}>
      {items.map((item) =>
        chosen === 'compact' ? (
          <CompactRow key={item.uuid} item={item} status={statusOf(item)} actions={actionsOf(item)} />
        ) : (
          <LibraryRow
            key={item.uuid}
            item={item}
            status={statusOf(item)}
            actions={
              <div className={classes['under']}>
                <ReadMark item={item} />
                {actionsOf(item)}
              </div>
            }
          />
        ),
      )}
    </ul>
  );
}
