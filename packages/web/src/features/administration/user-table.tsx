import type { AdminUser, UserChange } from '@ecco/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { ConfirmDialog, type Question } from '../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-column.ts';
import { Day } from '../../ui/text/moment.tsx';
import classes from './administration.module.css';
import { useChangeUser, useUsersBeingChanged } from './api/users.api.ts';
import { FlagCell, NameCell, RoleCell, StateCell } from './user-cells.tsx';
import { userName } from './user-name.ts';
import { questionBefore } from './user-question.ts';

/** Makes changes; what takes rights away is asked for first. */
function useUserChanges() {
  const { t } = useTranslation();
  const [question, ask] = useState<Question | null>(null);
  const { mutate } = useChangeUser();
  const change = (user: AdminUser, wish: UserChange): void => {
    const name = userName(user);
    const run = (): void =>
      mutate(
        { user, change: wish },
        {
          onSuccess: () => say(t('adminUsers.changed', { name })),
          onError: (error) =>
            say(failureOf(error).message ?? t('adminUsers.changeFailed', { name }), 'error'),
        },
      );
    const asked = questionBefore(t, user, wish);
    if (asked) ask({ ...asked, cancel: t('admin.cancel'), run });
    else run();
  };
  return { question, close: () => ask(null), change };
}

function useColumns(
  busy: ReadonlySet<string>,
  change: (user: AdminUser, wish: UserChange) => void,
): [Column<AdminUser>, ...Column<AdminUser>[]] {
  const { t } = useTranslation();
  const props = (user: AdminUser) => ({
    user,
    busy: busy.has(user.uuid),
    // What is busy keeps the focus, so it is not disabled but does nothing.
    onChange: (wish: UserChange) => {
      if (!busy.has(user.uuid)) change(user, wish);
    },
  });
  return [
    {
      key: 'name',
      title: t('adminUsers.name'),
      sortBy: (user) => userName(user),
      cell: (user) => <NameCell user={user} />,
    },
    {
      key: 'email',
      title: t('adminUsers.email'),
      wide: true,
      sortBy: (user) => user.email,
      cell: ({ email }) => (
        <span className={classes['long']} title={email}>
          {email}
        </span>
      ),
    },
    {
      key: 'role',
      title: t('adminUsers.role'),
      sortBy: (user) => user.role,
      cell: (user) => <RoleCell {...props(user)} />,
    },
    {
      key: 'health',
      title: t('adminUsers.healthHub'),
      cell: (user) => <FlagCell {...props(user)} flag="health_hub" />,
    },
    { key: 'pe', title: t('adminUsers.peHub'), cell: (user) => <FlagCell {...props(user)} flag="pe_hub" /> },
    {
      key: 'verified',
      title: t('adminUsers.verified'),
      sortBy: (user) => Number(!user.verified),
      cell: (user) => t(user.verified ? 'admin.yes' : 'admin.no'),
    },
    {
      key: 'joined',
      title: t('adminUsers.joined'),
      sortBy: (user) => user.created_at,
      cell: (user) => <Day iso={user.created_at} />,
    },
    {
      key: 'seen',
      title: t('adminUsers.lastSeen'),
      sortBy: (user) => user.last_seen_at,
      cell: ({ last_seen_at: seen }) => (seen ? <Day iso={seen} /> : t('adminUsers.never')),
    },
    {
      key: 'state',
      title: t('admin.status'),
      wide: true,
      sortBy: (user) => Number(user.disabled),
      cell: (user) => <StateCell {...props(user)} />,
    },
  ];
}

type Props = { users: readonly AdminUser[]; isWhole: boolean };

/** Users, each of whom can be changed in place. `isWhole`: there are no others on further pages. */
export function UserTable({ users, isWhole }: Props) {
  const { t } = useTranslation();
  const { question, close, change } = useUserChanges();
  const busy = useUsersBeingChanged();
  const columns = useColumns(busy, change);
  return (
    <>
      <DataTable
        caption={t('admin.users')}
        columns={columns}
        rows={users}
        keyOf={(user) => user.uuid}
        busy={busy}
      />
      {isWhole ? null : <p className={classes['note']}>{t('adminUsers.sortsPage')}</p>}
      <ConfirmDialog question={question} onClose={close} />
    </>
  );
}
