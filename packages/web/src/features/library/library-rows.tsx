import type { LibraryItem } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ListedPlace } from '../../ui/list/listed-place.ts';
import { useRowKeys } from '../../ui/list/use-row-keys.ts';
import { TextLines } from '../../ui/text/text-lines.tsx';
import { useLibraryItems } from './api/get-library.api.ts';
import type { LibrarySearch } from './api/library-search.ts';
import { CompactRow } from './compact-row.tsx';
import { type Density, density } from './density.store.ts';
import classes from './library-bar.module.css';
import { LibraryRow } from './library-row.tsx';
import { ReadMark } from './read-mark.tsx';
import { useRowWindow } from './use-row-window.ts';

type ItemSlot = (item: LibraryItem) => ReactNode;
type RowSlots = { statusOf: ItemSlot; actionsOf: ItemSlot };
type Props = RowSlots & {
  search: LibrarySearch;
  /** How many items there are. */
  total: number;
};
type RowProps = RowSlots & { item: LibraryItem | undefined; place: ListedPlace; chosen: Density };

function Row({ item, place, chosen, statusOf, actionsOf }: RowProps) {
  if (item === undefined)
    return (
      <li {...place} className={classes['waiting']}>
        <TextLines widths={chosen === 'compact' ? [60] : [60, 38, 92]} />
      </li>
    );
  if (chosen === 'compact')
    return <CompactRow item={item} place={place} status={statusOf(item)} actions={actionsOf(item)} />;
  return (
    <LibraryRow
      item={item}
      place={place}
      status={statusOf(item)}
      actions={
        <div className={classes['under']}>
          <ReadMark item={item} />
          {actionsOf(item)}
        </div>
      }
    />
  );
}

type PlacedItem = { item: LibraryItem | undefined; index: number };

/** A row is its item's, so that the focus goes with it; what stands on two pages for a moment is one of them by its place. */
function keyed<Of extends PlacedItem>(rows: readonly Of[]): (Of & { key: string })[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    const uuid = row.item?.uuid ?? '';
    const key = uuid === '' || taken.has(uuid) ? `#${row.index}` : uuid;
    taken.add(uuid);
    return { ...row, key };
  });
}

/**
 * The rows of the library, as closely as they were chosen to stand. However many there are, those in view are drawn, and
 * the pages that they stand on are loaded.
 */
export function LibraryRows({ search, total, ...shown }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const chosen = useStore(density, (state) => state.density);
  const { placed, handlers, style } = useRowWindow(list, total, chosen);
  const { itemAt, failed, retry } = useLibraryItems(
    search,
    placed.map(({ index }) => index),
  );
  useRowKeys(list);
  return (
    <>
      <ul ref={list} className={classes['rows']} data-density={chosen} style={style} {...handlers}>
        {keyed(placed.map(({ index, place }) => ({ place, index, item: itemAt(index) }))).map(
          ({ key, item, place }) => (
            <Row key={key} item={item} place={place} chosen={chosen} {...shown} />
          ),
        )}
      </ul>
      {failed ? (
        <p role="alert">
          {t('library.pageFailed')}{' '}
          <Button variant="default" size="compact-sm" onClick={retry}>
            {t('item.reload')}
          </Button>
        </p>
      ) : null}
    </>
  );
}
