import { sortNamed } from '@ecco/contract';
import { userColumns } from '@ecco/domain';
import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../../features/administration/admin-frame.tsx';
import { allUsers, useUsers } from '../../../features/administration/api/users.api.ts';
import { UserFilterFields, userFiltersOf } from '../../../features/administration/user-filters.tsx';
import { UserTable } from '../../../features/administration/user-table.tsx';
import { usersCsv } from '../../../features/administration/users-csv.ts';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { pageOf } from '../../../ui/list/page-of.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { ListState } from '../../../workbench/list/list-state.tsx';
import { ExportButton } from './export-button.tsx';

function NoUsers({ query, isFiltered }: { query: string; isFiltered: boolean }) {
  const { t } = useTranslation();
  if (!isFiltered) {
    return (
      <StatePanel title={t('adminUsers.emptyTitle')}>
        <p>{t('adminUsers.emptyText')}</p>
      </StatePanel>
    );
  }
  return (
    <StatePanel
      title={query === '' ? t('adminUsers.nothingFiltered') : t('adminUsers.nothingTitle', { query })}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/admin/users" {...props} />}>
          {t('adminUsers.showAll')}
        </Button>
      }
    >
      <p>{t('adminUsers.nothingText')}</p>
    </StatePanel>
  );
}

/** Which users the address asks for, and how it changes; another choice begins at its first page. */
function useUsersView() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/admin/users' });
  const { q, role, state, sort, page } = search;
  const choose = (change: Partial<typeof search>): void =>
    void navigate({ to: '/admin/users', search: { q, role, state, sort, ...change }, replace: true });
  const turnTo = (next: number): void =>
    void navigate({ to: '/admin/users', search: { ...search, page: String(next) } });
  const asked = {
    page: pageOf(page),
    query: q?.trim() || undefined,
    ...userFiltersOf({ role, state }),
    sort: sortNamed(sort, userColumns),
  };
  return { asked, choose, turnTo };
}

/** Everybody who has an account. */
export function AdminUsersPage() {
  const { t } = useTranslation();
  const { asked, choose, turnTo } = useUsersView();
  const { query = '', role, state, sort } = asked;
  const users = useUsers(asked);
  usePageTitle(t('admin.users'));
  const total = users.data?.pagination.total;
  const isFiltered = query !== '' || role !== undefined || state !== undefined;
  return (
    <AdminFrame
      title={t('admin.users')}
      count={total === undefined ? null : t('adminUsers.count', { count: total })}
      tools={
        <>
          <FilterField
            label={t('adminUsers.search')}
            value={query}
            onFilter={(text) => choose({ q: text || undefined })}
          />
          <UserFilterFields filters={{ role, state }} onFilter={choose} />
        </>
      }
      actions={<ExportButton csv={async () => usersCsv(await allUsers(asked))} name="users" />}
    >
      <ListState list={users} onPage={turnTo} empty={<NoUsers query={query} isFiltered={isFiltered} />}>
        {({ users: rows }) => (
          <UserTable users={rows} sort={sort} onSort={(next) => choose({ sort: next })} />
        )}
      </ListState>
    </AdminFrame>
  );
}
