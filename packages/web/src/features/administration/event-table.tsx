import type { LoggedEvent } from '@ecco/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-column.ts';
import { Moment } from '../../ui/text/moment.tsx';
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

/** What people did, newest first. */
export function EventTable({ events }: { events: readonly LoggedEvent[] }) {
  const { t } = useTranslation();
  const columns: [Column<LoggedEvent>, ...Column<LoggedEvent>[]] = [
    {
      key: 'event',
      title: t('adminActivity.event'),
      sortBy: ({ event }) => event,
      cell: ({ event }) => event,
    },
    {
      key: 'at',
      title: t('admin.when'),
      wide: true,
      sortBy: ({ at }) => at,
      cell: ({ at }) => <Moment iso={at} />,
    },
    { key: 'by', title: t('admin.by'), wide: true, sortBy: ({ by }) => by, cell: ({ by }) => by },
    {
      key: 'slug',
      title: t('adminActivity.slug'),
      sortBy: ({ slug }) => slug,
      wide: true,
      cell: ({ slug }) =>
        slug ? (
          <a className={classes['long']} title={slug} href={`/conversation/${encodeURIComponent(slug)}`}>
            {slug}
          </a>
        ) : null,
    },
    {
      key: 'details',
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
      keyOf={(event) => event.id}
    />
  );
}
