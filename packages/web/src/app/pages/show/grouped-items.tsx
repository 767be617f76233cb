import type { ItemCard } from '@ecco/contract';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LibraryList } from '../../../features/library/library-list.tsx';
import { ProcessingLine } from '../../../features/processing/processing-line.tsx';
import { AgeGroup } from '../../../features/show/age-group.tsx';
import { groupByAge } from '../../../features/show/group-by-age.ts';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { useFocusStays } from '../../../ui/list/use-focus-stays.ts';
import classes from './show-page.module.css';

type OpenGroups = { recent: boolean; older: boolean };

declare module '@tanstack/react-router' {
  interface HistoryState {
    shownGroups?: Partial<OpenGroups>;
  }
}

/** Which groups of a page are shown. It is kept with the visit, so that the way back leads to the page as it was. */
function useShownGroups(atFirst: OpenGroups): {
  shown: OpenGroups;
  toggle: (group: keyof OpenGroups) => void;
} {
  const stored = useLocation({ select: ({ state }) => state.shownGroups });
  const navigate = useNavigate();
  const shown = { ...atFirst, ...stored };
  const toggle = (group: keyof OpenGroups): void => {
    void navigate({
      to: '.',
      search: (query: object) => query,
      state: (state) => ({ ...state, shownGroups: { ...stored, [group]: !shown[group] } }),
      replace: true,
      resetScroll: false,
    });
  };
  return { shown, toggle };
}

type Props = {
  items: readonly ItemCard[];
  /** Of all pages, loaded or not. */
  total: number;
  more: { left: boolean; busy: boolean; load: () => void };
  /** What else stands in a row. */
  besides?: (item: ItemCard) => ReactNode;
};

/** The items of a show, newest first: the recent ones shown, the older ones hidden unless there is nothing else. */
export function GroupedItems({ items, total, more, besides }: Props) {
  const { t } = useTranslation();
  const [now] = useState(() => Date.now());
  const { recent, older } = groupByAge(items, now);
  const { shown, toggle } = useShownGroups({ recent: true, older: recent.length === 0 });
  const whole = useRef<HTMLDivElement>(null);
  useFocusStays(whole, items);
  const statusOf = (item: ItemCard) => (
    <>
      <ProcessingLine item={item} />
      {besides?.(item)}
    </>
  );
  const rows = (group: readonly ItemCard[], isLast: boolean) => (
    <>
      <LibraryList items={group} statusOf={statusOf} level={3} ofShow />
      {isLast && more.left ? <LoadMore busy={more.busy} onMore={more.load} /> : null}
    </>
  );
  return (
    <div ref={whole} tabIndex={-1} className={classes['groups']}>
      {recent.length > 0 ? (
        <AgeGroup
          title={t('show.recent')}
          count={older.length === 0 ? total : recent.length}
          shown={shown.recent}
          onToggle={() => toggle('recent')}
        >
          {rows(recent, older.length === 0)}
        </AgeGroup>
      ) : null}
      {older.length > 0 ? (
        <AgeGroup
          title={t('show.older')}
          count={total - recent.length}
          shown={shown.older}
          onToggle={() => toggle('older')}
        >
          {rows(older, true)}
        </AgeGroup>
      ) : null}
    </div>
  );
}
