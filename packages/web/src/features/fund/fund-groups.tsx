import type { Fund } from '@ecco/contract';
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
  order: FundOrder;
  /** Whether these are all that are asked for: else nobody knows yet how many a group has. */
  isWhole: boolean;
};

/** Funds in groups by state or by size, each of which opens and closes. */
export function FundGroups({ funds, order, isWhole }: Props) {
  const nameOf = useGroupName(order);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => groupFunds(funds, order), [funds, order]);
  const toggle = (key: string): void => {
    const next = new Set(closed);
    if (!next.delete(key)) next.add(key);
    setClosed(next);
  };
  return groups.map(({ key, funds: grouped }) => {
    const isOpen = !closed.has(key);
    const Chevron = isOpen ? IconChevronDown : IconChevronRight;
    return (
      <section key={key} className={classes['group']} aria-label={nameOf(key)}>
        <button type="button" aria-expanded={isOpen} onClick={() => toggle(key)}>
          <Chevron size={18} stroke={1.6} aria-hidden="true" /> {nameOf(key)}{' '}
          {isWhole ? <span className="tabular">{grouped.length}</span> : null}
        </button>
        {isOpen ? (
          <ul>
            {grouped.map((fund) => (
              <FundCard key={fund.uuid} fund={fund} />
            ))}
          </ul>
        ) : null}
      </section>
    );
  });
}
