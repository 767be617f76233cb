import type { Organization } from '@ecco/contract';
import { type ConnectionType, connectionTypeOf, connectionTypes } from '@ecco/domain';
import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ReviewPanel } from '../../../features/candidate/review-panel.tsx';
import { CrawlBar } from '../../../features/crawl/crawl-bar.tsx';
import { useConnections } from '../../../features/manager/api/managed.api.ts';
import { ConnectionsPanel } from '../../../features/manager/connections/connections-panel.tsx';
import { DetailsForm } from '../../../features/manager/details/details-form.tsx';
import classes from '../../../features/manager/manager.module.css';
import { MeetingsPanel } from '../../../features/manager/meetings/meetings-panel.tsx';
import { MergeButton } from '../../../features/manager/merge/merge-button.tsx';
import { AddPerson } from '../../../features/manager/people/add-person.tsx';
import { PeopleTable } from '../../../features/manager/people/people-table.tsx';
import { shortDate } from '../../../format/date.ts';

type Props = { organization: Organization };

/** What can be done with the organization as a whole. */
function Head({ organization: { uuid, name, slug, last_crawled_date } }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const crawled = last_crawled_date === null ? null : shortDate(last_crawled_date);
  return (
    <header className={classes['head']}>
      <div>
        <h1>{t('manager.title', { name })}</h1>
        <p>{crawled === null ? t('manager.never') : t('manager.lastCrawled', { date: crawled })}</p>
      </div>
      <div className={classes['actions']}>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/org/$id" params={{ id: slug }} {...props} />}
        >
          {t('manager.viewOrg')}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/admin/node/edit" search={{ q: slug }} {...props} />}
        >
          {t('manager.openInAdmin')}
        </Button>
        <MergeButton
          kind="organization"
          node={{ id: uuid, slug, name }}
          onMerged={(side) =>
            void navigate({ to: '/manage/org/$id', params: { id: side.slug }, replace: true })
          }
        />
      </div>
    </header>
  );
}

/** The parts of the manager, each with how much there is of it. */
function Tabs({ organization: { slug, uuid }, current }: Props & { current: ConnectionType | null }) {
  const { t } = useTranslation();
  const { data: connections } = useConnections(uuid);
  const countOf = (type: ConnectionType): string =>
    connections
      ? ` ${connections.filter(({ edge_type }) => connectionTypeOf[edge_type] === type).length}`
      : '';
  const tabs = [
    { tab: undefined, label: t('manager.details'), isCurrent: current === null },
    ...connectionTypes.map((type) => ({
      tab: type.toLowerCase(),
      label: `${t(`manager.tab.${type}`)}${countOf(type)}`,
      isCurrent: type === current,
    })),
  ];
  return (
    <nav className={`${classes['tabs']} edge-fade`} aria-label={t('manager.parts')}>
      {tabs.map(({ tab, label, isCurrent }) => (
        <Link
          key={label}
          to="/manage/org/$id"
          params={{ id: slug }}
          search={tab === undefined ? {} : { tab }}
          activeOptions={{ exact: true }}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function People({ organization: { uuid, name } }: Props) {
  return (
    <>
      <PeopleTable org={{ id: uuid, name }} />
      <AddPerson org={uuid} />
    </>
  );
}

function Details({ organization }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <section className={classes['details']} aria-label={t('managerDetails.title')}>
      <h2>{t('managerDetails.title')}</h2>
      <DetailsForm
        organization={organization}
        onSaved={({ slug }) => {
          if (slug !== organization.slug)
            void navigate({ to: '/manage/org/$id', params: { id: slug }, replace: true });
        }}
      />
    </section>
  );
}

export function ManagerView({ organization }: Props) {
  const { tab } = useSearch({ from: '/manage/org/$id' });
  const current = connectionTypes.find((type) => type.toLowerCase() === tab) ?? null;
  return (
    <>
      <Head organization={organization} />
      <CrawlBar org={organization.uuid} />
      <ReviewPanel org={organization} />
      <Tabs organization={organization} current={current} />
      {current === null ? <Details organization={organization} /> : null}
      {current === 'MEETING' ? <MeetingsPanel org={organization} /> : null}
      {current === null || current === 'MEETING' || current === 'PERSON' ? null : (
        <ConnectionsPanel key={current} org={organization.uuid} type={current} />
      )}
      {current === 'PERSON' ? <People organization={organization} /> : null}
    </>
  );
}
