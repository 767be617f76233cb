import type { EventCard, Fund } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { shownAssets, shownMembers } from '../../format/money.ts';
import { DataTable } from '../../workbench/table/data-table.tsx';
import type { TableColumns } from '../../workbench/table/table-column.ts';
import { AllocatingMark } from './fund-card.tsx';
import classes from './fund-list.module.css';

function MeetingDay({ event }: { event: EventCard | undefined }) {
  if (!event?.date) return null;
  return (
    <Link to="/event/$id" params={{ id: event.uuid }} title={event.title}>
      <time dateTime={event.date}>{shortDate(event.date)}</time>
    </Link>
  );
}

function useColumns(): TableColumns<Fund> {
  const { t } = useTranslation();
  return [
    {
      id: 'name',
      title: t('funds.column.name'),
      sortable: true,
      cell: ({ uuid, name }) => (
        <span className={classes['name']}>
          <Link to="/pension-funds/$id" params={{ id: uuid }}>
            {name}
          </Link>
        </span>
      ),
    },
    { id: 'state', title: t('funds.column.state'), sortable: true, cell: ({ state }) => state },
    {
      id: 'total_assets',
      title: t('funds.column.aum'),
      sortable: true,
      numeric: true,
      cell: ({ total_assets }) => (total_assets === null ? null : shownAssets(total_assets)),
    },
    {
      id: 'total_members',
      title: t('funds.column.members'),
      sortable: true,
      numeric: true,
      cell: ({ total_members }) => (total_members === null ? null : shownMembers(total_members)),
    },
    {
      id: 'allocating',
      title: t('funds.column.allocating'),
      cell: (fund) => (fund.allocating.is_allocating ? <AllocatingMark fund={fund} /> : null),
    },
    {
      id: 'last',
      title: t('funds.column.last'),
      cell: ({ recent_events }) => (recent_events[0] ? <MeetingDay event={recent_events[0]} /> : null),
    },
    {
      id: 'next',
      title: t('funds.column.next'),
      cell: ({ upcoming_events }) => (upcoming_events[0] ? <MeetingDay event={upcoming_events[0]} /> : null),
    },
  ];
}

type Props = {
  funds: readonly Fund[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  /** What they are ordered by where no head is pressed. */
  ownOrder: string;
};

/** Funds as a table, whose heads order all of them. */
export function FundTable({ funds, sort, onSort, ownOrder }: Props) {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t('funds.title')}
      columns={useColumns()}
      rows={funds}
      idOf={({ uuid }) => uuid}
      sort={sort}
      onSort={onSort}
      ownOrder={ownOrder}
    />
  );
}
