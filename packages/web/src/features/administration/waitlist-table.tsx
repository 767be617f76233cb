import type { WaitlistEntry } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useRowSelection } from '../../ui/table/row-selection.ts';
import type { Column } from '../../ui/table/table-column.ts';
import { Day } from '../../ui/text/moment.tsx';
import classes from './administration.module.css';
import { useWaitlistChanges } from './use-waitlist-changes.ts';

type Changes = ReturnType<typeof useWaitlistChanges>;

function useColumns({ approve, remove, busy }: Changes): [Column<WaitlistEntry>, ...Column<WaitlistEntry>[]] {
  const { t } = useTranslation();
  return [
    {
      key: 'email',
      title: t('adminWaitlist.email'),
      sortBy: ({ email }) => email,
      cell: ({ email }) => email,
    },
    {
      key: 'joined',
      title: t('adminWaitlist.joined'),
      sortBy: (entry) => entry.joined_at,
      cell: (entry) => <Day iso={entry.joined_at} />,
    },
    {
      key: 'approved',
      title: t('adminWaitlist.approved'),
      wide: true,
      sortBy: (entry) => entry.approved_at,
      cell: ({ approved_at, approved_by }) => {
        const date = approved_at === null ? null : shortDate(approved_at);
        if (date === null) return t('adminWaitlist.notYet');
        return approved_by ? t('adminWaitlist.approvedBy', { date, by: approved_by }) : date;
      },
    },
    {
      key: 'registered',
      title: t('adminWaitlist.registered'),
      sortBy: (entry) => Number(!entry.registered),
      cell: (entry) => t(entry.registered ? 'admin.yes' : 'admin.no'),
    },
    {
      key: 'actions',
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
function BulkBar({ entries, changes, onClear }: BulkProps) {
  const { t } = useTranslation();
  const emails = entries.map(({ email }) => email);
  const waiting = entries.filter((entry) => entry.approved_at === null).map(({ email }) => email);
  return (
    <div className={classes['bulk']}>
      <span role="status">{t('adminWaitlist.selected', { count: emails.length })}</span>
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
    </div>
  );
}

/** Entries of the waitlist, to be approved and removed singly or together. */
export function WaitlistTable({ entries }: { entries: readonly WaitlistEntry[] }) {
  const { t } = useTranslation();
  const [chosen, choose] = useState<Set<string>>(new Set());
  const clear = (): void => choose(new Set());
  const changes = useWaitlistChanges(clear);
  const columns = useColumns(changes);
  const selection = useRowSelection<WaitlistEntry>({
    chosen,
    onChoose: choose,
    nameOf: ({ email }) => email,
  });
  const together = entries.filter(({ email }) => chosen.has(email));
  return (
    <>
      {together.length > 0 ? <BulkBar entries={together} changes={changes} onClear={clear} /> : null}
      <DataTable
        caption={t('admin.waitlist')}
        columns={columns}
        rows={entries}
        keyOf={({ email }) => email}
        selection={selection}
        busy={changes.busy}
      />
      <ConfirmDialog question={changes.question} onClose={changes.close} />
    </>
  );
}
