import { type KeptItem, pathOf } from '@ecco/contract';
import { type ItemTask, itemTasks } from '@ecco/domain';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { BulkTasks } from '../../ui/list/bulk-tasks.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { Day } from '../../ui/text/moment.tsx';
import { DataTable } from '../../workbench/table/data-table.tsx';
import type { TableColumns } from '../../workbench/table/table-column.ts';
import { useRunItems } from './api/kept-items.api.ts';
import classes from './house.module.css';

const itemColumns = (t: TFunction): TableColumns<KeptItem> => [
  {
    id: 'title',
    title: t('keptItems.title'),
    sortable: true,
    cell: (item) => (
      <Link className={classes['link']} title={item.title} to={pathOf(item)}>
        {item.title}
      </Link>
    ),
  },
  { id: 'kind', title: t('keptItems.type'), cell: ({ kind }) => t(`kindOne.${kind}`) },
  { id: 'show', title: t('keptItems.show'), cell: ({ show }) => show?.name ?? null },
  { id: 'status', title: t('keptItems.status'), cell: (item) => t(`status.${item.processing_status}`) },
  {
    id: 'reason',
    title: t('keptItems.reason'),
    wide: true,
    cell: ({ message }) =>
      message === null ? null : (
        <span className={classes['reason']} title={message}>
          {message}
        </span>
      ),
  },
  { id: 'score', title: t('keptItems.score'), numeric: true, sortable: true, cell: ({ score }) => score },
  {
    id: 'release_date',
    title: t('keptItems.released'),
    sortable: true,
    cell: ({ release_date }) => (release_date === null ? null : <Day iso={release_date} />),
  },
  {
    id: 'created_at',
    title: t('keptItems.added'),
    sortable: true,
    cell: ({ created_at }) => <Day iso={created_at} />,
  },
  {
    id: 'updated_at',
    title: t('keptItems.changed'),
    sortable: true,
    cell: ({ updated_at }) => <Day iso={updated_at} />,
  },
];

type BulkProps = { uuids: string[]; onDone: () => void };

/** What can be done with the chosen ones together. */
function TasksOfChosen({ uuids, onDone }: BulkProps) {
  const { t } = useTranslation();
  const run = useRunItems();
  const begin = (task: ItemTask): void =>
    run.mutate(
      { uuids, task },
      {
        onSuccess: ({ changed, refused }) => {
          if (changed > 0)
            say(t(task === 'stop' ? 'keptItems.stopped' : 'keptItems.asked', { count: changed }));
          const [first] = refused;
          if (first) say(t('keptItems.refused', { count: refused.length, message: first.message }), 'error');
          onDone();
        },
        onError: (error) =>
          say(
            t('keptItems.failedTask', { message: failureOf(error).message ?? t('error.unknown') }),
            'error',
          ),
      },
    );
  return (
    <BulkTasks
      told={t('keptItems.selected', { count: uuids.length })}
      tasks={itemTasks.map((task) => ({ task, label: t(`keptItems.task.${task}`) }))}
      running={run.isPending ? run.variables.task : undefined}
      onBegin={begin}
      clearLabel={t('keptItems.clear')}
      onClear={onDone}
    />
  );
}

type Props = {
  items: readonly KeptItem[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
};

/** Items with how far they are; what is chosen is worked on together. */
export function ItemTable({ items, sort, onSort }: Props) {
  const { t } = useTranslation();
  const [chosen, choose] = useState<Set<string>>(new Set());
  const uuids = items.map(({ uuid }) => uuid).filter((uuid) => chosen.has(uuid));
  return (
    <>
      <DataTable
        name="items"
        caption={t('dataPage.all')}
        columns={itemColumns(t)}
        rows={items}
        idOf={({ uuid }) => uuid}
        sort={sort}
        onSort={onSort}
        selection={{ chosen, onChoose: choose, nameOf: ({ title }) => title }}
      />
      {uuids.length > 0 ? <TasksOfChosen uuids={uuids} onDone={() => choose(new Set())} /> : null}
    </>
  );
}
