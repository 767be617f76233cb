import type { AuditEntry } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { Moment } from '../../ui/text/moment.tsx';
import { DataTable } from '../../workbench/table/data-table.tsx';
import type { TableColumns } from '../../workbench/table/table-column.ts';
import { useUndo } from './api/audit.api.ts';
import { auditedAction } from './audited-action.ts';
import { AuditedValues } from './audited-value.tsx';
import classes from './house.module.css';

/**
 * What there is to show of values, without the id of what they are of, which stands beside them: where there are none, a
 * narrow page leaves their name out too.
 */
function shown(values: AuditEntry['before'], { subject }: AuditEntry) {
  const reported = Object.entries(values ?? {}).filter(
    ([, value]) => subject === null || value !== subject.id,
  );
  return reported.length === 0 ? null : <AuditedValues values={Object.fromEntries(reported)} />;
}

/** Whether there is something to say of undoing an entry, or to do. */
const hasUndo = ({ undone_at: undone, confirmed, may }: AuditEntry): boolean =>
  undone !== null || !confirmed || may.undo;

/** Takes back what an entry tells of, where that can be. */
function UndoCell({ entry }: { entry: AuditEntry }) {
  const { t, i18n } = useTranslation();
  const undo = useUndo();
  if (entry.undone_at !== null) return t('audit.undone');
  if (!entry.confirmed) return <span title={t('audit.openText')}>{t('audit.open')}</span>;
  return (
    <Button
      variant="default"
      size="compact-xs"
      loading={undo.isPending}
      aria-label={t('audit.undoNamed', {
        action: auditedAction(i18n, entry.action),
        name: entry.subject?.name ?? '',
      })}
      onClick={() =>
        undo.mutate(entry.id, {
          onSuccess: () => say(t('audit.isUndone')),
          onError: (error) => say(failureOf(error).message ?? t('audit.undoFailed'), 'error'),
        })
      }
    >
      {t('audit.undo')}
    </Button>
  );
}

type Props = {
  entries: readonly AuditEntry[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
};

/** What admins did, with what was there before and after. */
export function AuditTable({ entries, sort, onSort }: Props) {
  const { t, i18n } = useTranslation();
  const columns: TableColumns<AuditEntry> = [
    {
      id: 'action',
      title: t('audit.action'),
      sortable: true,
      cell: ({ action }) => <span title={action}>{auditedAction(i18n, action)}</span>,
    },
    {
      id: 'what',
      title: t('audit.what'),
      wide: true,
      cell: ({ subject }) =>
        subject === null ? null : <span className={classes['subject']}>{subject.name ?? subject.id}</span>,
    },
    { id: 'before', title: t('audit.before'), wide: true, cell: (entry) => shown(entry.before, entry) },
    { id: 'after', title: t('audit.after'), wide: true, cell: (entry) => shown(entry.after, entry) },
    { id: 'by', title: t('admin.by'), sortable: true, wide: true, cell: ({ by }) => by },
    { id: 'at', title: t('admin.when'), sortable: true, cell: ({ at }) => <Moment iso={at} /> },
    {
      id: 'undo',
      title: t('admin.actions'),
      bare: true,
      cell: (entry) => (hasUndo(entry) ? <UndoCell entry={entry} /> : null),
    },
  ];
  return (
    <DataTable
      caption={t('audit.title')}
      columns={columns}
      rows={entries}
      idOf={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  );
}
