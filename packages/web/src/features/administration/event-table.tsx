import type { LoggedEvent } from '@ecco/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../ui/text/moment.tsx';
import { DataTable } from '../../workbench/table/data-table.tsx';
import type { TableColumns } from '../../workbench/table/table-column.ts';
import classes from './administration.module.css';

function detailsOf(details: LoggedEvent['details']): ReactNode {
  // `src` is the same for every event of the product's own pages.
  const facts = Object.entries(details).filter(
    ([name, value]) => name !== 'src' && value !== null && value !== '',
  );
  if (facts.length === 0) return null;
  return (
    <dl className={classes['details']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{String(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = {
  events: readonly LoggedEvent[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
};

/** What people did. */
export function EventTable({ events, sort, onSort }: Props) {
  const { t } = useTranslation();
  const columns: TableColumns<LoggedEvent> = [
    {
      id: 'event',
      title: t('adminActivity.event'),
      sortable: true,
      cell: ({ event }) => event,
    },
    {
      id: 'at',
      title: t('admin.when'),
      wide: true,
      sortable: true,
      cell: ({ at }) => <Moment iso={at} />,
    },
    { id: 'by', title: t('admin.by'), wide: true, sortable: true, cell: ({ by }) => by },
    {
      id: 'slug',
      title: t('adminActivity.slug'),
      sortable: true,
      wide: true,
      cell: ({ slug }) =>
        slug ? (
          <a className={classes['long']} title={slug} href={`/conversation/${encodeURIComponent(slug)}`}>
            {slug}
          </a>
        ) : null,
    },
    {
      id: 'details',
      title: t('adminActivity.details'),
      wide: true,
      cell: ({ details }) => detailsOf(details),
    },
  ];
  return (
    <DataTable
      caption={t('adminActivity.events')}
      columns={columns}
      rows={events}
      idOf={(event) => event.id}
      sort={sort}
      onSort={onSort}
    />
  );
}
