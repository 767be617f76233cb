import type { ByDraftSubject } from '@ecco/contract';
import { draftSubjects } from '@ecco/domain';
import { Button } from '@mantine/core';
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { AdminFrame } from '../../../features/administration/admin-frame.tsx';
import { useMailDraft } from '../../../features/mail-draft/api/mail-draft.api.ts';
import { MailEditor } from '../../../features/mail-draft/mail-editor.tsx';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';

const from = '/admin/emailgenerator/$type/$uuid';

function Unknown() {
  const { t } = useTranslation();
  usePageTitle(t('mailDraft.crumb'));
  return (
    <StatePanel level={1} title={t('mailDraft.unknownTitle')}>
      <p>{t('mailDraft.unknownText')}</p>
    </StatePanel>
  );
}

function Drafted({ subject }: { subject: ByDraftSubject }) {
  const { t } = useTranslation();
  const query = useMailDraft(subject);
  const { data: draft } = query;
  usePageTitle(draft ? t('mailDraft.title', { name: draft.title }) : t('mailDraft.crumb'));
  if (draft)
    return (
      <AdminFrame
        title={t('mailDraft.title', { name: draft.title })}
        count={t('mailDraft.lead')}
        tools={
          <Button variant="default" size="compact-sm" component="a" href={draft.href}>
            {t('mailDraft.open')}
          </Button>
        }
      >
        <MailEditor
          key={`${draft.type} ${draft.uuid}`}
          subject={subject}
          draft={draft}
          onReload={() => void query.refetch()}
        />
      </AdminFrame>
    );
  if (query.isPending) return <TableSkeleton />;
  return failureOf(query.error).status === 404 ? <Unknown /> : <LoadFailed query={query} />;
}

/** Where an admin writes a mail about a thing, with the sentences of its summary and their places. */
export function AdminEmailPage() {
  const { type, uuid } = useParams({ from });
  const { event_url: eventUrl } = useSearch({ from });
  const subject = useMemo((): ByDraftSubject | null => {
    const known = draftSubjects.find((one) => one === type);
    return known ? { type: known, uuid, ...(eventUrl && { event_url: eventUrl }) } : null;
  }, [type, uuid, eventUrl]);
  return subject === null ? <Unknown /> : <Drafted subject={subject} />;
}
