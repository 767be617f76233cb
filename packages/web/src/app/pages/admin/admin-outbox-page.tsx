import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../../features/administration/admin-frame.tsx';
import { useOutbox } from '../../../features/administration/api/outbox.api.ts';
import { MailList } from '../../../features/administration/mail-list.tsx';
import { pageOf } from '../../../ui/list/page-of.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { ListState } from '../../../workbench/list/list-state.tsx';

/** Every mail the product wrote, and what became of it. */
export function AdminOutboxPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { page, mail } = useSearch({ from: '/admin/outbox' });
  const outbox = useOutbox(pageOf(page));
  usePageTitle(t('admin.outbox'));
  const open = (id: string | null): void =>
    void navigate({
      to: '/admin/outbox',
      search: { page, mail: id ?? undefined },
      replace: true,
      resetScroll: false,
    });
  return (
    <AdminFrame title={t('admin.outbox')}>
      <ListState
        list={outbox}
        onPage={(next) => void navigate({ to: '/admin/outbox', search: { page: String(next) } })}
        empty={
          <StatePanel title={t('adminOutbox.emptyTitle')}>
            <p>{t('adminOutbox.emptyText')}</p>
          </StatePanel>
        }
      >
        {({ mails, refused_addresses: refused }) => (
          <MailList mails={mails} refused={refused} opened={mail ?? null} onOpen={open} />
        )}
      </ListState>
    </AdminFrame>
  );
}
