import type { Fund, FundsMeta } from '@ecco/contract';
import { states } from '@ecco/domain';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FundCard } from './fund-card.tsx';
import classes from './fund-list.module.css';
import { type FundOrder, groupFunds, type SizeKey, sizeKeys } from './group-funds.ts';

/** What a group is called. */
function useGroupName(order: FundOrder): (key: string) => string {
  const { t } = useTranslation();
  return (key) => {
    const size: SizeKey | undefined = sizeKeys.find((one) => one === key);
    if (order === 'fundSize') return t(`funds.size.${size ?? 'unknown'}`);
    return states.find(({ code }) => code === key)?.name ?? t('funds.noState');
  };
}

type Props = {
  funds: readonly Fund[];
  /** The time around today in which their meetings are shown. */
  time: string;
  order: FundOrder;
  /** How many funds there are of each state, where all of them are asked for. */
  meta: FundsMeta | null;
};

/** Funds in groups by state or by size, each of which opens and closes. */
export function FundGroups({ funds, time, order, meta }: Props) {
  const nameOf = useGroupName(order);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => groupFunds(funds, order), [funds, order]);
  const toggle = (key: string): void => {
    const next = new Set(closed);
    if (!next.delete(key)) next.add(key);
    setClosed(next);
  };
  const countOf = (key: string, shown: number): number =>
    (order === 'region' && meta?.funds_meta.find(({ state }) => (state ?? '') === key)?.count) || shown;
  return groups.map(({ key, funds: grouped }) => {
    const isOpen = !closed.has(key);
    const Chevron = isOpen ? IconChevronDown : IconChevronRight;
    return (
      <section key={key} className={classes['group']} aria-label={nameOf(key)}>
        <button type="button" aria-expanded={isOpen} onClick={() => toggle(key)}>
          <Chevron size={18} stroke={1.6} aria-hidden="true" /> {nameOf(key)}{' '}
          <span className="tabular">{countOf(key, grouped.length)}</span>
        </button>
        {isOpen ? (
          <ul>
            {grouped.map((fund) => (
              <FundCard key={fund.uuid} fund={fund} time={time} />
            ))}
          </ul>
        ) : null}
      </section>
    );
  });
}
