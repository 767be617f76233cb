import type { OrganizationRow } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { shownAssets } from '../../format/money.ts';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { DataTable } from '../../workbench/table/data-table.tsx';
import type { TableColumns } from '../../workbench/table/table-column.ts';
import classes from './organization-list.module.css';
import { ownSort, ranked, rankSort } from './rank-organizations.ts';

/** Rows that are drawn at first, and with each press after them. */
const rowsAtOnce = 100;

type Props = {
  organizations: readonly OrganizationRow[];
  /** Whether rows of several types stand beside each other. */
  isMixed: boolean;
  opensTab: boolean;
  /** As the address has it. */
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
};

function useColumns({
  isMixed,
  opensTab,
}: Pick<Props, 'isMixed' | 'opensTab'>): TableColumns<OrganizationRow> {
  const { t } = useTranslation();
  const type = {
    id: 'org_type',
    title: t('organizations.column.type'),
    sortable: true,
    cell: ({ org_type }: OrganizationRow) => t(`organizations.typeName.${org_type}`),
  };
  return [
    {
      id: 'name',
      title: t('organizations.column.name'),
      sortable: true,
      cell: ({ slug, name }) => (
        <span className={classes['name']}>
          <Link to="/org/$id" params={{ id: slug }} {...(opensTab && { target: '_blank', rel: 'noopener' })}>
            {name}
          </Link>
        </span>
      ),
    },
    ...(isMixed ? [type] : []),
    { id: 'state', title: t('organizations.column.state'), sortable: true, cell: ({ state }) => state },
    {
      id: 'total_assets',
      title: t('organizations.column.aum'),
      sortable: true,
      numeric: true,
      cell: ({ total_assets }) => (total_assets === null ? null : shownAssets(total_assets)),
    },
    {
      id: 'last_meeting',
      title: t('organizations.column.lastMeeting'),
      sortable: true,
      cell: ({ activity }) => (activity?.last_meeting ? shortDate(activity.last_meeting) : null),
    },
    {
      id: 'signals',
      title: t('organizations.column.signals'),
      sortable: true,
      numeric: true,
      cell: ({ slug, name, activity }) =>
        activity && activity.signals > 0 ? (
          <Link
            to="/signals"
            search={{ organization: slug }}
            aria-label={t('organizations.signalsOf', { count: activity.signals, name })}
          >
            {activity.signals.toLocaleString('en-US')}
          </Link>
        ) : null,
    },
  ];
}

/** Organizations in one rank over all letters, ordered by any column; those with the most assets first. */
export function OrganizationTable({ organizations, sort: said, onSort, ...looks }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(rowsAtOnce);
  const sort = rankSort(said);
  const rows = useMemo(() => ranked(organizations, sort), [organizations, sort]);
  return (
    <>
      <DataTable
        caption={t('organizations.title')}
        columns={useColumns(looks)}
        rows={rows.slice(0, shown)}
        idOf={({ uuid }) => uuid}
        sort={sort}
        // Who turns the own order round wants the other end of it, not the own order again.
        onSort={(next) => onSort(next ?? (sort === ownSort ? 'total_assets' : undefined))}
        ownOrder={t('organizations.byAssets')}
      />
      {rows.length > shown ? <LoadMore busy={false} onMore={() => setShown(shown + rowsAtOnce)} /> : null}
    </>
  );
}
