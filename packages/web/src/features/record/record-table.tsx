import type { KeptRecord } from '@ecco/contract';
import { type RecordKind, type RecordState, type RecordTask, tasksOfRecords } from '@ecco/domain';
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
import { useRunRecords } from './api/records.api.ts';
import classes from './record.module.css';
import { recordPath } from './record-path.ts';

/** What a record of a show is called. */
const ofShow: ReadonlySet<KeptRecord['type']> = new Set(['podcast', 'channel', 'publication']);

const recordColumns = (t: TFunction): TableColumns<KeptRecord> => [
  {
    id: 'name',
    title: t('records.name'),
    sortable: true,
    cell: (record) => (
      <Link className={classes['link']} title={record.name} to={recordPath(record)}>
        {record.name}
      </Link>
    ),
  },
  { id: 'type', title: t('records.type'), cell: ({ type }) => t(`records.types.${type}`) },
  {
    id: 'detail',
    title: t('records.detail'),
    wide: true,
    cell: ({ detail, type }) =>
      detail === null ? null : (
        <span className={classes['detail']} title={detail}>
          {type === 'organization' ? detail.replaceAll('_', ' ') : detail}
        </span>
      ),
  },
  {
    id: 'state',
    title: t('records.state'),
    cell: ({ state }) => (state === null ? null : t(`records.states.${state}`)),
  },
  {
    id: 'items',
    title: t('records.items'),
    numeric: true,
    cell: ({ items, type, slug, name }) =>
      items > 0 && ofShow.has(type) ? (
        <Link
          to="/admin/media"
          search={{ show: slug }}
          aria-label={t('records.itemsOf', { count: items, name })}
        >
          {items.toLocaleString('en-US')}
        </Link>
      ) : (
        items.toLocaleString('en-US')
      ),
  },
  {
    id: 'created_at',
    title: t('records.added'),
    sortable: true,
    cell: ({ created_at }) => <Day iso={created_at} />,
  },
  {
    id: 'updated_at',
    title: t('records.changed'),
    sortable: true,
    cell: ({ updated_at }) => <Day iso={updated_at} />,
  },
];

/** What can be done to rows that stand so: what is deleted can be put back, and nothing else. */
const tasksOf = (kind: RecordKind, state: RecordState | undefined): RecordTask[] =>
  tasksOfRecords[kind].filter((task) =>
    task === 'restore' ? state === 'deleted' : task !== 'delete' || state !== 'deleted',
  );

type BulkProps = { kind: RecordKind; tasks: readonly RecordTask[]; uuids: string[]; onDone: () => void };

/** What can be done with the chosen ones together; what deletes offers to put back. */
function TasksOfChosen({ kind, tasks, uuids, onDone }: BulkProps) {
  const { t } = useTranslation();
  const run = useRunRecords(kind);
  const begin = (task: RecordTask): void =>
    run.mutate(
      { uuids, task },
      {
        onSuccess: ({ changed, refused }) => {
          if (changed > 0) say(t(`records.did.${task}`, { count: changed }));
          const [first] = refused;
          if (first) say(t('records.refused', { count: refused.length, message: first.message }), 'error');
          onDone();
        },
        onError: (error) => say(failureOf(error).message ?? t('error.unknown'), 'error'),
      },
    );
  return (
    <BulkTasks
      told={t('records.selected', { count: uuids.length })}
      tasks={tasks.map((task) => ({ task, label: t(`records.task.${task}`) }))}
      running={run.isPending ? run.variables.task : undefined}
      onBegin={begin}
      clearLabel={t('records.clear')}
      onClear={onDone}
    />
  );
}

type Props = {
  kind: RecordKind;
  state: RecordState | undefined;
  records: readonly KeptRecord[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
};

/** Records of a kind; where something can be done to many, they can be chosen. */
export function RecordTable({ kind, state, records, sort, onSort }: Props) {
  const { t } = useTranslation();
  const tasks = tasksOf(kind, state);
  const [chosen, choose] = useState<Set<string>>(new Set());
  const uuids = records.map(({ uuid }) => uuid).filter((uuid) => chosen.has(uuid));
  const selection = { chosen, onChoose: choose, nameOf: ({ name }: KeptRecord) => name };
  return (
    <>
      <DataTable
        name={`records.${kind}`}
        caption={t(`records.title.${kind}`)}
        columns={recordColumns(t)}
        rows={records}
        idOf={({ uuid }) => uuid}
        sort={sort}
        onSort={onSort}
        ownOrder={t('records.byName')}
        selection={tasks.length > 0 ? selection : undefined}
      />
      {uuids.length > 0 ? (
        <TasksOfChosen kind={kind} tasks={tasks} uuids={uuids} onDone={() => choose(new Set())} />
      ) : null}
    </>
  );
}
