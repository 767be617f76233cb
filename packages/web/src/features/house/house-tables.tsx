import type { House } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/page/section.tsx';
import { DataTable } from '../../workbench/table/data-table.tsx';
import type { TableColumns } from '../../workbench/table/table-column.ts';
import classes from './house.module.css';
import { RemakeOld } from './remake-old.tsx';

type MakerRow = House['makers'][number];
type Queue = House['queues'][number];

const unordered = { sort: undefined, onSort: () => undefined };

/** What made the results, and how many of them are of an older version. */
export function MakersTable({ makers, remaking }: Pick<House, 'makers' | 'remaking'>) {
  const { t } = useTranslation();
  const old = makers.filter(({ current }) => current === false).reduce((sum, { items }) => sum + items, 0);
  const versionOf = ({ current }: MakerRow): string => {
    if (current === null) return t('house.unknown');
    return t(current ? 'house.current' : 'house.old');
  };
  const columns: TableColumns<MakerRow> = [
    { id: 'task', title: t('house.task'), cell: ({ task }) => task },
    { id: 'maker', title: t('house.maker'), cell: ({ maker }) => maker },
    { id: 'current', title: t('house.isCurrent'), cell: versionOf },
    {
      id: 'items',
      title: t('house.items'),
      numeric: true,
      cell: ({ items }) => items.toLocaleString('en-US'),
    },
  ];
  return (
    <Section title={t('house.makers')}>
      <p className={classes['note']}>
        {old === 0 ? t('house.noOld') : t('house.oldResults', { count: old })}
      </p>
      {old > 0 || remaking ? <RemakeOld remaking={remaking} /> : null}
      {makers.length > 0 ? (
        <DataTable
          caption={t('house.tableOf', { title: t('house.makers') })}
          columns={columns}
          rows={makers}
          idOf={({ task, maker }) => `${task} ${maker}`}
          {...unordered}
        />
      ) : null}
    </Section>
  );
}

/** How much waits, runs and has failed in each queue. */
export function QueuesTable({ queues }: { queues: readonly Queue[] }) {
  const { t } = useTranslation();
  const held = queues.filter(({ waiting, running, failed }) => waiting + running + failed > 0);
  const count = (name: 'waiting' | 'running' | 'failed') => ({
    id: name,
    title: t(`house.${name}`),
    numeric: true,
    cell: (queue: Queue) => queue[name].toLocaleString('en-US'),
  });
  const columns: TableColumns<Queue> = [
    { id: 'name', title: t('house.queue'), cell: ({ name }) => name },
    count('waiting'),
    count('running'),
    count('failed'),
  ];
  return (
    <Section title={t('house.queues')}>
      <p className={classes['note']}>{t('house.emptyQueues', { count: queues.length - held.length })}</p>
      {held.length > 0 ? (
        <DataTable
          caption={t('house.tableOf', { title: t('house.queues') })}
          columns={columns}
          rows={held}
          idOf={({ name }) => name}
          {...unordered}
        />
      ) : null}
    </Section>
  );
}
