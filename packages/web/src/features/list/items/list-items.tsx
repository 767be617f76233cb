import type { EpisodeList, ItemCard } from '@ecco/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { cardTitle, shownTitle } from '../../../format/text.ts';
import { SortableRows } from '../../../ui/list/sortable-rows.tsx';
import { UndoLine } from '../../../ui/list/undo-line.tsx';
import { say } from '../../../ui/overlay/notice.store.ts';
import { useArrange } from '../api/list.api.ts';
import classes from '../list.module.css';
import { moved, putBack, type RemovedRow, shownRows } from './arrange.ts';
import { ListItem } from './list-item.tsx';

type Props = {
  list: EpisodeList;
  mayArrange: boolean;
  factsOf: (item: ItemCard) => readonly { key: string; node: ReactNode }[];
  onPlay: (item: ItemCard) => void;
  /** What stands here when there is none. */
  empty: ReactNode;
};

/** The rows of a list and what arranges them; what is taken out stays to be put back. */
function useArrangement({ uuid, episodes: items }: EpisodeList) {
  const { t } = useTranslation();
  const { mutateAsync } = useArrange(uuid);
  const [out, setOut] = useState<readonly RemovedRow[]>([]);
  const [announcement, announce] = useState('');
  const rows = shownRows(items, out);
  const back = useRef<string | null>(null);

  const arrange = async (next: readonly ItemCard[]): Promise<void> => {
    try {
      await mutateAsync(next);
    } catch (error) {
      say(failureOf(error).message ?? t('list.arrangeFailed'), 'error');
    }
  };
  const move = (from: number, to: number): void => {
    const item = items[from];
    if (!item || from === to || to < 0 || to >= items.length) return;
    announce(t('list.movedTo', { title: shownTitle(item.title), place: to + 1, count: items.length }));
    void arrange(moved(items, from, to));
  };
  const takeOut = (item: ItemCard): void => {
    const at = rows.findIndex((row) => row.item.uuid === item.uuid);
    setOut((now) => [...now.filter((one) => one.item.uuid !== item.uuid), { item, at }]);
    void arrange(items.filter(({ uuid: id }) => id !== item.uuid));
  };
  const undo = (item: ItemCard): void => {
    back.current = item.uuid;
    void arrange(putBack(rows, item.uuid));
    setOut((now) => now.filter((one) => one.item.uuid !== item.uuid));
  };
  useEffect(() => {
    if (back.current === null) return;
    const row = document.getElementById(`in-list-${back.current}`);
    // What was put back takes the focus that the line in its place has left.
    row?.querySelector('a')?.focus();
    if (row) back.current = null;
  });
  return { rows, announcement, move, takeOut, undo };
}

/** The items of a list in their order, which may be changed; what is taken out can be put back. */
export function ListItems({ list, mayArrange, factsOf, onPlay, empty }: Props) {
  const { t } = useTranslation();
  const items = list.episodes;
  const { rows, announcement, move, takeOut, undo } = useArrangement(list);
  if (rows.length === 0) return empty;
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <SortableRows ids={mayArrange ? items.map(({ uuid }) => uuid) : []} onMove={move}>
        <ol className={classes['items']}>
          {rows.map(({ item, isOut }) => {
            const at = items.findIndex(({ uuid }) => uuid === item.uuid);
            const title = cardTitle(item.title) || t('library.untitled');
            return isOut ? (
              <li key={item.uuid} className={classes['gone']}>
                <UndoLine text={t('list.takenOut', { title })} onUndo={() => undo(item)} />
              </li>
            ) : (
              <ListItem
                key={item.uuid}
                item={item}
                title={title}
                number={at + 1}
                facts={factsOf(item)}
                onPlay={() => onPlay(item)}
                arranging={
                  mayArrange
                    ? {
                        isFirst: at === 0,
                        isLast: at === items.length - 1,
                        onMove: (by) => move(at, at + by),
                        onTakeOut: () => takeOut(item),
                      }
                    : null
                }
              />
            );
          })}
        </ol>
      </SortableRows>
    </>
  );
}
