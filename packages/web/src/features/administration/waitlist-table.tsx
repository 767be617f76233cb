import type { WaitlistEntry } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Day } from '../../ui/text/moment.tsx';
import { DataTable } from '../../workbench/table/data-table.tsx';
import type { RowSelection, TableColumns } from '../../workbench/table/table-column.ts';
import classes from './administration.module.css';
import { useWaitlistChanges } from './use-waitlist-changes.ts';

type Changes = ReturnType<typeof useWaitlistChanges>;

function useColumns({ approve, remove, busy }: Changes): TableColumns<WaitlistEntry> {
  const { t } = useTranslation();
  return [
    {
      id: 'email',
      title: t('adminWaitlist.email'),
      sortable: true,
      cell: ({ email }) => email,
    },
    {
      id: 'joined_at',
      title: t('adminWaitlist.joined'),
      sortable: true,
      cell: (entry) => <Day iso={entry.joined_at} />,
    },
    {
      id: 'approved_at',
      title: t('adminWaitlist.approved'),
      wide: true,
      sortable: true,
      cell: ({ approved_at, approved_by }) => {
        const date = approved_at === null ? null : shortDate(approved_at);
        if (date === null) return t('adminWaitlist.notYet');
        return approved_by ? t('adminWaitlist.approvedBy', { date, by: approved_by }) : date;
      },
    },
    {
      id: 'registered',
      title: t('adminWaitlist.registered'),
      sortable: true,
      cell: (entry) => t(entry.registered ? 'admin.yes' : 'admin.no'),
    },
    {
      id: 'actions',
      title: t('admin.actions'),
      bare: true,
      cell: ({ email, approved_at }) => (
        <span className={classes['buttons']}>
          {approved_at === null ? (
            <Button
              size="compact-xs"
              variant="default"
              loading={busy.has(email)}
              aria-label={t('adminWaitlist.approveNamed', { email })}
              onClick={() => approve([email])}
            >
              {t('adminWaitlist.approve')}
            </Button>
          ) : null}
          <Button
            size="compact-xs"
            variant="default"
            disabled={busy.has(email)}
            aria-label={t('adminWaitlist.removeNamed', { email })}
            onClick={() => remove([email])}
          >
            {t('adminWaitlist.remove')}
          </Button>
        </span>
      ),
    },
  ];
}

type BulkProps = { entries: readonly WaitlistEntry[]; changes: Changes; onClear: () => void };

/** What can be done with the chosen ones together. */
function DecideChosen({ entries, changes, onClear }: BulkProps) {
  const { t } = useTranslation();
  const emails = entries.map(({ email }) => email);
  const waiting = entries.filter((entry) => entry.approved_at === null).map(({ email }) => email);
  return (
    <BulkBar told={t('adminWaitlist.selected', { count: emails.length })}>
      {waiting.length > 0 ? (
        <Button size="compact-sm" loading={changes.busy.size > 0} onClick={() => changes.approve(waiting)}>
          {t('adminWaitlist.approve')}
        </Button>
      ) : null}
      <Button
        size="compact-sm"
        variant="default"
        disabled={changes.busy.size > 0}
        onClick={() => changes.remove(emails)}
      >
        {t('adminWaitlist.remove')}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        {t('adminWaitlist.clear')}
      </Button>
    </BulkBar>
  );
}

type Props = {
  entries: readonly WaitlistEntry[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
};

/** Entries of the waitlist, to be approved and removed singly or together. */
export function WaitlistTable({ entries, sort, onSort }: Props) {
  const { t } = useTranslation();
  const [chosen, choose] = useState<Set<string>>(new Set());
  const clear = (): void => choose(new Set());
  const changes = useWaitlistChanges(clear);
  const columns = useColumns(changes);
  const selection: RowSelection<WaitlistEntry> = { chosen, onChoose: choose, nameOf: ({ email }) => email };
  const together = entries.filter(({ email }) => chosen.has(email));
  return (
    <>
      <DataTable
        caption={t('admin.waitlist')}
        columns={columns}
        rows={entries}
        idOf={({ email }) => email}
        sort={sort}
        onSort={onSort}
        selection={selection}
        busy={changes.busy}
      />
      {together.length > 0 ? <DecideChosen entries={together} changes={changes} onClear={clear} /> : null}
      <ConfirmDialog question={changes.question} onClose={changes.close} />
    </>
  );
}
