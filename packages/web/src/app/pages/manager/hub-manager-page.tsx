import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useCandidates, useHubManager } from '../../../features/candidate/api/candidates.api.ts';
import classes from '../../../features/candidate/candidate.module.css';
import { CandidateList } from '../../../features/candidate/candidate-list.tsx';
import { useDecisions } from '../../../features/candidate/use-decisions.ts';
import managerClasses from '../../../features/manager/manager.module.css';
import { ShowSkeleton } from '../../../features/show/show-skeleton.tsx';
import { shortDate } from '../../../format/date.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import pages from '../pages.module.css';
import { AdminsOnly } from './admins-only.tsx';

type Followed = NonNullable<ReturnType<typeof useHubManager>['data']>['followed_orgs'][number];

const best = {
  status: 'New',
  kind: undefined,
  least: undefined,
  crawl: undefined,
  query: undefined,
  sort: undefined,
  page: 1,
} as const;

/** What waits of one organization, the highest values first. */
function Waiting({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const query = useCandidates({ ...best, org: slug });
  const decisions = useDecisions();
  if (query.isError) return <p role="alert">{t('candidates.loadFailed')}</p>;
  if (query.data === undefined) return null;
  if (query.data.candidates.length === 0) return <p>{t('candidates.none')}</p>;
  return <CandidateList candidates={query.data.candidates} decisions={decisions} />;
}

function Panel({ org }: { org: Followed }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const date = org.last_crawled_date === null ? null : shortDate(org.last_crawled_date);
  return (
    <details
      className={classes['panel']}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <strong>{org.name}</strong>
        <span>
          {t('hubManager.counts', { approved: org.approved, waiting: org.new })} ·{' '}
          {date === null ? t('hubManager.never') : t('hubManager.last', { date })}
        </span>
      </summary>
      <p className={classes['panelLinks']}>
        <Link to="/manage/org/$orgIdentifier/candidates" params={{ orgIdentifier: org.slug }}>
          {t('hubManager.review')}
        </Link>
        <Link to="/manage/org/$id" params={{ id: org.slug }}>
          {t('hubManager.manage')}
        </Link>
      </p>
      {isOpen ? <Waiting slug={org.slug} /> : null}
    </details>
  );
}

function Managed({ identifier }: { identifier: string }) {
  const { t } = useTranslation();
  const query = useHubManager(identifier, true);
  const { data: hub } = query;
  const crumbs = useMemo(() => (hub ? [{ label: hub.title, href: `/watch/${hub.slug}` }] : []), [hub]);
  usePage({ title: hub ? t('hubManager.title', { name: hub.title }) : t('hubManager.crumb'), crumbs });
  if (hub === undefined) {
    if (query.isPending) return <ShowSkeleton />;
    return (
      <StatePanel
        level={1}
        tone="error"
        title={t('hubManager.loadFailed')}
        action={<Button onClick={() => void query.refetch()}>{t('hubManager.reload')}</Button>}
      >
        <p>{failureOf(query.error).message}</p>
      </StatePanel>
    );
  }
  return (
    <>
      <header className={managerClasses['head']}>
        <h1>{t('hubManager.title', { name: hub.title })}</h1>
        <div className={managerClasses['actions']}>
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/watch/$id" params={{ id: hub.slug }} {...props} />}
          >
            {t('hubManager.open')}
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                to="/admin/emailgenerator/$type/$uuid"
                params={{ type: 'hub', uuid: hub.slug }}
                {...props}
              />
            )}
          >
            {t('hubManager.email')}
          </Button>
        </div>
      </header>
      {hub.followed_orgs.length === 0 ? <StatePanel title={t('hubManager.none')} /> : null}
      {hub.followed_orgs.map((org) => (
        <Panel key={org.id} org={org} />
      ))}
    </>
  );
}

/** Where admins see what waits of every organization that a hub follows; others are told that it is theirs alone. */
export function HubManagerPage() {
  const { t } = useTranslation();
  const { identifier } = useParams({ from: '/manage/hub/$identifier' });
  const session = useSession();
  return (
    <div className={pages['broad']}>
      {session?.may_administer ? (
        <Managed identifier={identifier} />
      ) : (
        <AdminsOnly title={t('hubManager.adminsOnly')} />
      )}
    </div>
  );
}
