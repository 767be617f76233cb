import { waitlistFilters } from '@ecco/domain';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../../features/administration/admin-frame.tsx';
import { useWaitlist, type WaitlistFilter } from '../../../features/administration/api/waitlist.api.ts';
import { ChoiceLinks } from '../../../features/administration/choice-links.tsx';
import { InviteForm } from '../../../features/administration/invite-form.tsx';
import { ListState } from '../../../features/administration/list-state.tsx';
import { WaitlistTable } from '../../../features/administration/waitlist-table.tsx';
import { pageOf } from '../../../ui/list/page-of.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';

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

/** Who waits to be let in. */
export function AdminWaitlistPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { show: named, page } = useSearch({ from: '/admin/waitlist' });
  const show = waitlistFilters.find((filter) => filter === named) ?? 'waiting';
  const waitlist = useWaitlist(show, pageOf(page));
  usePageTitle(t('admin.waitlist'));
  const total = waitlist.data?.pagination.total;
  return (
    <AdminFrame
      title={t('admin.waitlist')}
      count={total === undefined ? null : t('adminWaitlist.count', { count: total })}
      tools={
        <>
          <Filters show={show} />
          <InviteForm />
        </>
      }
    >
      <ListState
        list={waitlist}
        onPage={(next) =>
          void navigate({ to: '/admin/waitlist', search: { show: named, page: String(next) } })
        }
        empty={
          <StatePanel title={t(words[show].title)}>
            <p>{t(words[show].text)}</p>
          </StatePanel>
        }
      >
        {({ entries, pagination }) => <WaitlistTable key={`${show} ${pagination.page}`} entries={entries} />}
      </ListState>
    </AdminFrame>
  );
}
