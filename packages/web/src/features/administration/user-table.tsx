import type { AdminUser, UserChange } from '@ecco/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { ConfirmDialog, type Question } from '../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { Day } from '../../ui/text/moment.tsx';
import { DataTable } from '../../workbench/table/data-table.tsx';
import type { TableColumns } from '../../workbench/table/table-column.ts';
import classes from './administration.module.css';
import { useChangeUser, useUsersBeingChanged } from './api/users.api.ts';
import { ChosenUsers } from './chosen-users.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { FlagCell, NameCell, RoleCell, StateCell } from './user-cells.tsx';
import { UserDataCell } from './user-data-cell.tsx';
import { userName } from './user-name.ts';
import { questionBefore } from './user-question.ts';

/** Makes changes; what takes rights away is asked for first. */
function useUserChanges() {
  const { t } = useTranslation();
  const [question, ask] = useState<Question | null>(null);
  const { mutate } = useChangeUser();
  const change = (user: AdminUser, update: UserChange): void => {
    const name = userName(user);
    const run = (): void =>
      mutate(
        { user, change: update },
        {
          onSuccess: () => say(t('adminUsers.changed', { name })),
          onError: (error) =>
            say(failureOf(error).message ?? t('adminUsers.changeFailed', { name }), 'error'),
        },
      );
    const questionText = questionBefore(t, user, update);
    if (questionText) ask({ ...questionText, cancel: t('admin.cancel'), run });
    else run();
  };
  return { question, close: () => ask(null), change };
}

type RowActions = {
  change: (user: AdminUser, update: UserChange) => void;
  onDelete: (user: AdminUser) => void;
};

function useColumns(busy: ReadonlySet<string>, { change, onDelete }: RowActions): TableColumns<AdminUser> {
  const { t } = useTranslation();
  const props = (user: AdminUser) => ({
    user,
    busy: busy.has(user.uuid),
    // What is busy keeps the focus, so it is not disabled but does nothing.
    onChange: (update: UserChange) => {
      if (!busy.has(user.uuid)) change(user, update);
    },
  });
  return [
    {
      id: 'name',
      title: t('adminUsers.name'),
      sortable: true,
      cell: (user) => <NameCell user={user} />,
    },
    {
      id: 'email',
      title: t('adminUsers.email'),
      wide: true,
      sortable: true,
      cell: ({ email }) => (
        <span className={classes['long']} title={email}>
          {email}
        </span>
      ),
    },
    {
      id: 'role',
      title: t('adminUsers.role'),
      sortable: true,
      cell: (user) => <RoleCell {...props(user)} />,
    },
    {
      id: 'health_hub',
      title: t('adminUsers.healthHub'),
      cell: (user) => <FlagCell {...props(user)} flag="health_hub" />,
    },
    {
      id: 'pe_hub',
      title: t('adminUsers.peHub'),
      cell: (user) => <FlagCell {...props(user)} flag="pe_hub" />,
    },
    {
      id: 'verified',
      title: t('adminUsers.verified'),
      sortable: true,
      cell: (user) => t(user.verified ? 'admin.yes' : 'admin.no'),
    },
    {
      id: 'created_at',
      title: t('adminUsers.joined'),
      sortable: true,
      cell: (user) => <Day iso={user.created_at} />,
    },
    {
      id: 'last_seen_at',
      title: t('adminUsers.lastSeen'),
      sortable: true,
      cell: ({ last_seen_at: seen }) => (seen ? <Day iso={seen} /> : t('adminUsers.never')),
    },
    {
      id: 'disabled',
      title: t('admin.status'),
      wide: true,
      sortable: true,
      cell: (user) => <StateCell {...props(user)} />,
    },
    {
      id: 'data',
      title: t('adminUsers.data'),
      wide: true,
      cell: (user) => <UserDataCell user={user} onDelete={onDelete} />,
    },
  ];
}

type Props = {
  users: readonly AdminUser[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
};

/** Users, each of whom can be changed in place. */
export function UserTable({ users, sort, onSort }: Props) {
  const { t } = useTranslation();
  const { question, close, change } = useUserChanges();
  const busy = useUsersBeingChanged();
  const [deleting, onDelete] = useState<AdminUser | null>(null);
  const columns = useColumns(busy, { change, onDelete });
  const [chosen, choose] = useState<Set<string>>(new Set());
  const chosenUsers = users.filter(({ uuid }) => chosen.has(uuid));
  return (
    <>
      <DataTable
        name="users"
        caption={t('admin.users')}
        columns={columns}
        rows={users}
        idOf={(user) => user.uuid}
        sort={sort}
        onSort={onSort}
        busy={busy}
        selection={{ chosen, onChoose: choose, nameOf: userName }}
      />
      {chosenUsers.length > 0 ? <ChosenUsers users={chosenUsers} onDone={() => choose(new Set())} /> : null}
      <ConfirmDialog question={question} onClose={close} />
      <DeleteUserDialog user={deleting} onClose={() => onDelete(null)} />
    </>
  );
}
