import type { OrganizationCard } from '@ecco/contract';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWindowOffset } from '../../ui/list/use-window-offset.ts';
import { useWidth } from '../../ui/page/use-width.ts';
import {
  groupByLetter,
  groupRows,
  type OrganizationRow,
  type OrganizationSort,
} from './group-organizations.ts';
import { OrganizationListCard } from './organization-card.tsx';
import classes from './organization-list.module.css';

/** Cards side by side. */
const columnsByWidth = { narrow: 1, middle: 2, wide: 3 } as const;
/** Pixels, as good as can be guessed before a row is drawn. */
const heightOf = { head: 60, cards: 150 } as const;
const rowsAroundView = 6;

type HeadProps = Omit<Extract<OrganizationRow, { kind: 'head' }>, 'kind' | 'id'> & { onToggle: () => void };

function LetterHead({ letter, count, isOpen, onToggle }: HeadProps) {
  const { t } = useTranslation();
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <h2 className={classes['letter']}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t('organizations.letter', { letter, count })}
        onClick={onToggle}
      >
        <Chevron size={18} stroke={1.6} aria-hidden="true" /> {letter}{' '}
        <span className="tabular">{count}</span>
      </button>
    </h2>
  );
}

/** Which groups are closed. */
function useClosed() {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (letter: string): void =>
    setClosed((before) => {
      const after = new Set(before);
      if (!after.delete(letter)) after.add(letter);
      return after;
    });
  return { closed, toggle };
}

type Props = {
  organizations: readonly OrganizationCard[];
  sort: OrganizationSort;
  opensTab: boolean;
};

/** Organizations as cards in groups by letter that open and close; only what is in view is drawn. */
export function OrganizationList({ organizations, sort, opensTab }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { closed, toggle } = useClosed();
  const columns = columnsByWidth[useWidth()];
  const groups = useMemo(() => groupByLetter(organizations, sort), [organizations, sort]);
  const rows = useMemo(() => groupRows(groups, { closed, columns }), [groups, closed, columns]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    overscan: rowsAroundView,
    useFlushSync: false,
    scrollMargin: useWindowOffset(list),
    scrollPaddingStart: 120,
    getItemKey: (at) => rows[at]?.id ?? at,
    estimateSize: (at) => heightOf[rows[at]?.kind ?? 'cards'],
  });
  return (
    <div ref={list} className={classes['list']} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index];
        return (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={classes['place']}
            style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
          >
            {row?.kind === 'head' ? <LetterHead {...row} onToggle={() => toggle(row.letter)} /> : null}
            {row?.kind === 'cards' ? (
              <div className={classes['cards']} data-columns={columns}>
                {row.organizations.map((organization) => (
                  <OrganizationListCard
                    key={organization.uuid}
                    organization={organization}
                    opensTab={opensTab}
                  />
                ))}
              </div>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
