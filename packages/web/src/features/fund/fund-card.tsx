import type { EventCard, Fund } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { shownAssets, shownMembers } from '../../format/money.ts';
import { shownTitle } from '../../format/text.ts';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { Monogram } from '../../ui/text/monogram.tsx';
import classes from './fund-list.module.css';

/** That a fund puts money to work: a dot, and the words for those who do not see it. */
export function AllocatingMark({ fund }: { fund: Fund }) {
  const { t } = useTranslation();
  const { is_allocating, explanation } = fund.allocating;
  if (!is_allocating) return null;
  return (
    <span className={classes['allocating']} title={explanation?.text}>
      {t('funds.isAllocating')}
    </span>
  );
}

function Meetings({ title, events }: { title: string; events: readonly EventCard[] }) {
  if (events.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {events.map(({ uuid, title: name, date }) => (
          <li key={uuid}>
            {date ? <time dateTime={date}>{shortDate(date)}</time> : null}{' '}
            <Link to="/event/$id" params={{ id: uuid }}>
              {shownTitle(name)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a row says of a fund in short. */
function useFundFacts(): (fund: Fund) => { key: string; node: ReactNode }[] {
  const { t } = useTranslation();
  return (fund) => [
    { key: 'state', node: fund.state },
    { key: 'aum', node: fund.total_assets === null ? null : shownAssets(fund.total_assets) },
    {
      key: 'members',
      node:
        fund.total_members === null
          ? null
          : t('funds.memberCount', { members: shownMembers(fund.total_members) }),
    },
    { key: 'allocating', node: fund.allocating.is_allocating ? <AllocatingMark fund={fund} /> : null },
  ];
}

/** A fund with the meetings nearest to today. */
export function FundCard({ fund }: { fund: Fund }) {
  const { t } = useTranslation();
  const factsOf = useFundFacts();
  const { uuid, name, recent_events, upcoming_events } = fund;
  return (
    <li className={classes['card']}>
      <Monogram name={name} size={40} />
      <div>
        <h3 className={classes['name']}>
          <Link to="/pension-funds/$id" params={{ id: uuid }}>
            {name}
          </Link>
        </h3>
        <MetaLine parts={factsOf(fund)} />
        <div className={classes['meetings']}>
          <Meetings title={t('funds.recent')} events={recent_events} />
          <Meetings title={t('funds.upcoming')} events={upcoming_events} />
        </div>
      </div>
    </li>
  );
}
