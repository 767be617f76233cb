import { sortNamed } from '@ecco/contract';
import { eventColumns } from '@ecco/domain';
import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../../features/administration/admin-frame.tsx';
import {
  useEvents,
  useFeedback,
  useNotifications,
} from '../../../features/administration/api/activity.api.ts';
import { ChoiceLinks } from '../../../features/administration/choice-links.tsx';
import { EventTable } from '../../../features/administration/event-table.tsx';
import { FeedbackList } from '../../../features/administration/feedback-list.tsx';
import { NotificationList } from '../../../features/administration/notification-list.tsx';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { pageOf } from '../../../ui/list/page-of.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { ListState } from '../../../workbench/list/list-state.tsx';

const tabs = ['events', 'notifications', 'feedback'] as const;
type Tab = (typeof tabs)[number];
const tabNames = {
  events: 'adminActivity.events',
  notifications: 'adminActivity.notifications',
  feedback: 'adminActivity.feedback',
} as const satisfies Record<Tab, string>;

/** Where this page is in its lists, and how it goes on; all of it stands in the address. */
function usePlace() {
  const navigate = useNavigate();
  const { show, event, sort, page } = useSearch({ from: '/admin/activity' });
  const goTo = (next: number): void =>
    void navigate({ to: '/admin/activity', search: { show, event, sort, page: String(next) } });
  const choose = (change: { event?: string | undefined; sort?: string | undefined }): void =>
    void navigate({ to: '/admin/activity', search: { show, event, sort, ...change }, replace: true });
  return {
    tab: tabs.find((one) => one === show) ?? 'events',
    event: event?.trim() ?? '',
    sort: sortNamed(sort, eventColumns),
    page: pageOf(page),
    goTo,
    choose,
  };
}

function Empty({ title, action, children }: { title: string; action?: ReactNode; children: string }) {
  return (
    <StatePanel title={title} action={action}>
      <p>{children}</p>
    </StatePanel>
  );
}

function NoEvents({ event }: { event: string }) {
  const { t } = useTranslation();
  if (event === '')
    return <Empty title={t('adminActivity.eventsEmptyTitle')}>{t('adminActivity.eventsEmptyText')}</Empty>;
  return (
    <Empty
      title={t('adminActivity.eventsNothingTitle', { event })}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/admin/activity" {...props} />}>
          {t('adminActivity.filterAll')}
        </Button>
      }
    >
      {t('adminActivity.eventsNothingText')}
    </Empty>
  );
}

function Events() {
  const { event, sort, page, goTo, choose } = usePlace();
  const events = useEvents({ event: event || undefined, sort, page });
  return (
    <ListState list={events} onPage={goTo} empty={<NoEvents event={event} />}>
      {({ events: rows }) => (
        <EventTable events={rows} sort={sort} onSort={(next) => choose({ sort: next })} />
      )}
    </ListState>
  );
}

function Notifications() {
  const { t } = useTranslation();
  const { page, goTo } = usePlace();
  return (
    <ListState
      list={useNotifications(page)}
      onPage={goTo}
      empty={
        <Empty title={t('adminActivity.notificationsEmptyTitle')}>
          {t('adminActivity.notificationsEmptyText')}
        </Empty>
      }
    >
      {({ notifications }) => <NotificationList notifications={notifications} />}
    </ListState>
  );
}

function FeedbackOfPeople() {
  const { t } = useTranslation();
  const { page, goTo } = usePlace();
  return (
    <ListState
      list={useFeedback(page)}
      onPage={goTo}
      empty={
        <Empty title={t('adminActivity.feedbackEmptyTitle')}>{t('adminActivity.feedbackEmptyText')}</Empty>
      }
    >
      {({ feedback }) => <FeedbackList feedback={feedback} />}
    </ListState>
  );
}

const lists = { events: Events, notifications: Notifications, feedback: FeedbackOfPeople };

/** What people did, asked for and said. */
export function AdminActivityPage() {
  const { t } = useTranslation();
  const { tab, event, choose } = usePlace();
  usePageTitle(t('admin.activity'));
  const List = lists[tab];
  return (
    <AdminFrame
      title={t('admin.activity')}
      tools={
        <>
          <ChoiceLinks label={t('adminActivity.show')}>
            {tabs.map((one) => (
              <Link
                key={one}
                to="/admin/activity"
                search={one === 'events' ? {} : { show: one }}
                activeOptions={{ exact: true }}
                aria-current={one === tab ? 'page' : undefined}
              >
                {t(tabNames[one])}
              </Link>
            ))}
          </ChoiceLinks>
          {tab === 'events' ? (
            <FilterField
              label={t('adminActivity.filter')}
              value={event}
              onFilter={(name) => choose({ event: name || undefined })}
            />
          ) : null}
        </>
      }
    >
      <List />
    </AdminFrame>
  );
}
