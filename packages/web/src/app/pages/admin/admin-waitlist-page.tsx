import { sortNamed } from '@ecco/contract';
import { waitlistColumns, waitlistFilters } from '@ecco/domain';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../../features/administration/admin-frame.tsx';
import { useWaitlist, type WaitlistFilter } from '../../../features/administration/api/waitlist.api.ts';
import { ChoiceLinks } from '../../../features/administration/choice-links.tsx';
import { InviteForm } from '../../../features/administration/invite-form.tsx';
import { WaitlistTable } from '../../../features/administration/waitlist-table.tsx';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { pageOf } from '../../../ui/list/page-of.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { ListState } from '../../../workbench/list/list-state.tsx';

const words = {
  waiting: {
    name: 'adminWaitlist.waiting',
    title: 'adminWaitlist.waitingEmptyTitle',
    text: 'adminWaitlist.waitingEmptyText',
  },
  approved: {
    name: 'adminWaitlist.approvedFilter',
    title: 'adminWaitlist.approvedEmptyTitle',
    text: 'adminWaitlist.approvedEmptyText',
  },
  all: {
    name: 'adminWaitlist.all',
    title: 'adminWaitlist.allEmptyTitle',
    text: 'adminWaitlist.allEmptyText',
  },
} as const satisfies Record<WaitlistFilter, unknown>;

function Filters({ show }: { show: WaitlistFilter }) {
  const { t } = useTranslation();
  return (
    <ChoiceLinks label={t('adminWaitlist.show')}>
      {waitlistFilters.map((filter) => (
        <Link
          key={filter}
          to="/admin/waitlist"
          search={filter === 'waiting' ? {} : { show: filter }}
          activeOptions={{ exact: true }}
          aria-current={filter === show ? 'page' : undefined}
        >
          {t(words[filter].name)}
        </Link>
      ))}
    </ChoiceLinks>
  );
}

function NoEntries({ show, query }: { show: WaitlistFilter; query: string }) {
  const { t } = useTranslation();
  if (query === '') {
    return (
      <StatePanel title={t(words[show].title)}>
        <p>{t(words[show].text)}</p>
      </StatePanel>
    );
  }
  return (
    <StatePanel title={t('adminWaitlist.nothingTitle', { query })}>
      <p>{t('adminWaitlist.nothingText')}</p>
    </StatePanel>
  );
}

/** Which entries the address asks for, and how it changes; another choice begins at its first page. */
function useEntriesView() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/admin/waitlist' });
  const { show, q, sort, page } = search;
  const choose = (change: { q?: string | undefined; sort?: string | undefined }): void =>
    void navigate({ to: '/admin/waitlist', search: { show, q, sort, ...change }, replace: true });
  const turnTo = (next: number): void =>
    void navigate({ to: '/admin/waitlist', search: { ...search, page: String(next) } });
  const asked = {
    show: waitlistFilters.find((filter) => filter === show) ?? 'waiting',
    page: pageOf(page),
    query: q?.trim() || undefined,
    sort: sortNamed(sort, waitlistColumns),
  };
  return { asked, choose, turnTo };
}

/** Who waits to be let in. */
export function AdminWaitlistPage() {
  const { t } = useTranslation();
  const { asked, choose, turnTo } = useEntriesView();
  const { show, query = '', sort } = asked;
  const waitlist = useWaitlist(asked);
  usePageTitle(t('admin.waitlist'));
  const total = waitlist.data?.pagination.total;
  return (
    <AdminFrame
      title={t('admin.waitlist')}
      count={total === undefined ? null : t('adminWaitlist.count', { count: total })}
      tools={
        <>
          <Filters show={show} />
          <FilterField
            label={t('adminWaitlist.search')}
            value={query}
            onFilter={(text) => choose({ q: text || undefined })}
          />
          <InviteForm />
        </>
      }
    >
      <ListState list={waitlist} onPage={turnTo} empty={<NoEntries show={show} query={query} />}>
        {({ entries, pagination }) => (
          <WaitlistTable
            key={`${show} ${pagination.page}`}
            entries={entries}
            sort={sort}
            onSort={(next) => choose({ sort: next })}
          />
        )}
      </ListState>
    </AdminFrame>
  );
}
