import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { AlertList } from '../../../features/alert/alert-list.tsx';
import { AlertSettingsForm } from '../../../features/alert/alert-settings-form.tsx';
import { useAlertSettings, useAlerts, useMarkRead } from '../../../features/alert/api/alerts.api.ts';
import { useSubscriptions } from '../../../features/alert/api/subscriptions.api.ts';
import { DigestPreview } from '../../../features/alert/digest-preview.tsx';
import { SubscriptionList } from '../../../features/alert/subscription-list.tsx';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { PageTurner } from '../../../ui/list/page-turner.tsx';
import { usePage } from '../../../ui/page/page.store.ts';
import { Section } from '../../../ui/page/section.tsx';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import pages from '../pages.module.css';

function Empty() {
  const { t } = useTranslation();
  return (
    <StatePanel
      title={t('alerts.emptyTitle')}
      action={
        <Button renderRoot={(props) => <Link to="/org" {...props} />}>{t('alerts.emptyAction')}</Button>
      }
    >
      <p>{t('alerts.emptyText')}</p>
    </StatePanel>
  );
}

function Inbox() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const query = useAlerts(page);
  const mark = useMarkRead();
  const { data } = query;
  if (query.isPending) return <EntrySkeleton shape="row" />;
  if (!data)
    return (
      <StatePanel
        tone="error"
        title={t('alerts.loadFailed')}
        action={<Button onClick={() => void query.refetch()}>{t('item.reload')}</Button>}
      >
        <p>{failureOf(query.error).message}</p>
      </StatePanel>
    );
  if (data.alerts.length === 0 && page === 1) return <Empty />;
  const aside =
    data.unread > 0 ? (
      <Button variant="default" size="compact-sm" onClick={() => mark.mutate(undefined)}>
        {t('alerts.markAll')}
      </Button>
    ) : null;
  return (
    <Section id="inbox" title={t('alerts.inbox')} aside={aside}>
      <AlertList alerts={data.alerts} />
      <PageTurner {...data.pagination} onPage={setPage} />
    </Section>
  );
}

/** What somebody was told, what they are told of, and when and where. */
export function AlertsPage() {
  const { t } = useTranslation();
  const subscriptions = useSubscriptions().data?.subscriptions;
  const settings = useAlertSettings().data;
  usePage({ title: t('alerts.title'), crumbs: [] });
  return (
    <div className={pages['column']}>
      <div className={pages['head']}>
        <h1>{t('alerts.title')}</h1>
      </div>
      <p className={pages['lead']}>{t('alerts.lead')}</p>
      <Inbox />
      {subscriptions ? (
        <Section id="following" title={t('alerts.following')}>
          <SubscriptionList subscriptions={subscriptions} />
        </Section>
      ) : null}
      {settings ? (
        <Section id="delivery" title={t('alerts.settings')}>
          <AlertSettingsForm key={settings.time_zone} settings={settings} />
          <DigestPreview />
        </Section>
      ) : null}
    </div>
  );
}
