import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../../features/administration/admin-frame.tsx';
import { useUsers } from '../../../features/administration/api/users.api.ts';
import { ListState } from '../../../features/administration/list-state.tsx';
import { UserTable } from '../../../features/administration/user-table.tsx';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { pageOf } from '../../../ui/list/page-of.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';

function NoUsers({ query }: { query: string }) {
  const { t } = useTranslation();
  if (query === '') {
    return (
      <StatePanel title={t('adminUsers.emptyTitle')}>
        <p>{t('adminUsers.emptyText')}</p>
      </StatePanel>
    );
  }
  return (
    <StatePanel
      title={t('adminUsers.nothingTitle', { query })}
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

/** Everybody who has an account. */
export function AdminUsersPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { q, page } = useSearch({ from: '/admin/users' });
  const query = q?.trim() ?? '';
  const users = useUsers(query, pageOf(page));
  usePageTitle(t('admin.users'));
  const total = users.data?.pagination.total;
  return (
    <AdminFrame
      title={t('admin.users')}
      count={total === undefined ? null : t('adminUsers.count', { count: total })}
      tools={
        <FilterField
          label={t('adminUsers.search')}
          value={query}
          onFilter={(text) =>
            void navigate({ to: '/admin/users', search: { q: text || undefined }, replace: true })
          }
        />
      }
    >
      <ListState
        list={users}
        onPage={(next) => void navigate({ to: '/admin/users', search: { q, page: String(next) } })}
        empty={<NoUsers query={query} />}
      >
        {({ users: rows, pagination }) => <UserTable users={rows} isWhole={pagination.pages === 1} />}
      </ListState>
    </AdminFrame>
  );
}
