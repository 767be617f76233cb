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

type AlertsQuery = ReturnType<typeof useAlerts>;
type Query = { isPending: boolean; error: unknown; refetch: () => Promise<unknown> };

/** A part of the page that cannot be had, or is asked for again. */
function NotThere({ title, query: { isPending, error, refetch } }: { title: string; query: Query }) {
  const { t } = useTranslation();
  if (isPending) return <EntrySkeleton shape="row" />;
  return (
    <StatePanel
      tone="error"
      title={title}
      action={<Button onClick={() => void refetch()}>{t('item.reload')}</Button>}
    >
      <p>{failureOf(error).message}</p>
    </StatePanel>
  );
}

function Inbox({
  page,
  query,
  onPage,
}: {
  page: number;
  query: AlertsQuery;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation();
  const mark = useMarkRead();
  const { data } = query;
  if (!data) return <NotThere title={t('alerts.loadFailed')} query={query} />;
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
      <PageTurner {...data.pagination} onPage={onPage} />
    </Section>
  );
}

/** What somebody was told, what they are told of, and when and where. */
export function AlertsPage() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const inbox = useAlerts(page);
  const subscriptions = useSubscriptions();
  const settings = useAlertSettings();
  // How high each part is nobody knows before: they come together, so that none pushes away what is read.
  const isOnItsWay = [inbox, subscriptions, settings].some(({ isFetched }) => !isFetched);
  // No email goes out to an address that was refused, and nothing on the page is to say that one does.
  const areMailsStopped = settings.data !== undefined && settings.data.refused !== null;
  usePage({ title: t('alerts.title'), crumbs: [] });
  return (
    <div className={pages['column']}>
      <div className={pages['head']}>
        <h1>{t('alerts.title')}</h1>
      </div>
      <p className={pages['lead']}>{t('alerts.lead')}</p>
      {isOnItsWay ? (
        <EntrySkeleton shape="row" />
      ) : (
        <>
          <Inbox page={page} query={inbox} onPage={setPage} />
          <Section id="following" title={t('alerts.following')}>
            {subscriptions.data ? (
              <SubscriptionList
                subscriptions={subscriptions.data.subscriptions}
                areMailsStopped={areMailsStopped}
              />
            ) : (
              <NotThere title={t('alerts.followingFailed')} query={subscriptions} />
            )}
          </Section>
          <Section id="delivery" title={t('alerts.settings')}>
            {settings.data ? (
              <AlertSettingsForm key={settings.data.time_zone} settings={settings.data} />
            ) : (
              <NotThere title={t('alerts.settingsFailed')} query={settings} />
            )}
            {areMailsStopped ? null : <DigestPreview />}
          </Section>
        </>
      )}
    </div>
  );
}
