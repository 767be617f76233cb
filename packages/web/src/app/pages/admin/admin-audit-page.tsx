import { sortNamed } from '@ecco/contract';
import { auditColumns } from '@ecco/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../../features/administration/admin-frame.tsx';
import { useAudit } from '../../../features/house/api/audit.api.ts';
import { AuditTable } from '../../../features/house/audit-table.tsx';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { pageOf } from '../../../ui/list/page-of.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { ListState } from '../../../workbench/list/list-state.tsx';

/** What admins did, and the way to undo it. */
export function AdminAuditPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = useSearch({ from: '/admin/audit' });
  const query = search.q?.trim() ?? '';
  const sort = sortNamed(search.sort, auditColumns);
  const entries = useAudit({ page: pageOf(search.page), query: query || undefined, sort });
  usePageTitle(t('audit.title'));
  const choose = (change: { q?: string | undefined; sort?: string | undefined }): void =>
    void navigate({
      to: '/admin/audit',
      search: { q: search.q, sort: search.sort, ...change },
      replace: true,
    });
  const total = entries.data?.pagination.total;
  const nothing = query === '' ? 'empty' : 'nothing';
  return (
    <AdminFrame
      title={t('audit.title')}
      count={total === undefined ? null : t('audit.count', { count: total })}
      tools={
        <FilterField
          label={t('audit.search')}
          value={query}
          onFilter={(text) => choose({ q: text || undefined })}
        />
      }
    >
      <ListState
        list={entries}
        onPage={(page) => void navigate({ to: '/admin/audit', search: { ...search, page: String(page) } })}
        empty={
          <StatePanel title={t(nothing === 'empty' ? 'audit.emptyTitle' : 'audit.nothingTitle', { query })}>
            <p>{t(nothing === 'empty' ? 'audit.emptyText' : 'audit.nothingText')}</p>
          </StatePanel>
        }
      >
        {({ entries: rows }) => (
          <AuditTable entries={rows} sort={sort} onSort={(next) => choose({ sort: next })} />
        )}
      </ListState>
    </AdminFrame>
  );
}
