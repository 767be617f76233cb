import { approveFrom } from '@ecco/domain';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useHubManager } from '../../../features/candidate/api/candidates.api.ts';
import classes from '../../../features/candidate/candidate.module.css';
import { DecideChosen } from '../../../features/candidate/candidate-list.tsx';
import managerClasses from '../../../features/manager/manager.module.css';
import { ShowSkeleton } from '../../../features/show/show-skeleton.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import pages from '../pages.module.css';
import { AdminsOnly } from './admins-only.tsx';
import { HubPanel } from './hub-panel.tsx';
import { type HubReview, useHubReview } from './use-hub-review.ts';

type Hub = NonNullable<ReturnType<typeof useHubManager>['data']>;

/** How much waits in the whole hub, and what is done with many organizations at once. */
function Tools({ hub, desk }: { hub: Hub; desk: HubReview }) {
  const { t } = useTranslation();
  const waiting = hub.followed_orgs.filter((org) => org.new > 0);
  const count = waiting.reduce((sum, org) => sum + org.new, 0);
  const { worth, review } = desk;
  if (count === 0) return <p className={classes['tools']}>{t('hubManager.nothingWaits')}</p>;
  return (
    <div className={classes['tools']}>
      <p>{t('hubManager.waiting', { count, orgs: t('hubManager.orgs', { count: waiting.length }) })}</p>
      <Button variant="default" size="compact-sm" onClick={desk.openWaiting}>
        {waiting.length > desk.waiting.length
          ? t('hubManager.openSome', { count: desk.waiting.length })
          : t('hubManager.openAll')}
      </Button>
      {desk.isAnyOpen ? (
        <Button variant="default" size="compact-sm" onClick={desk.closeAll}>
          {t('hubManager.closeAll')}
        </Button>
      ) : null}
      {worth.length > 0 ? (
        <Button variant="default" size="compact-sm" onClick={() => review.chooseThese(worth)}>
          {t('hubManager.chooseWorth', { value: approveFrom })}
        </Button>
      ) : null}
      {desk.isAnyOpen ? <p className={classes['keys']}>{t('candidates.keys')}</p> : null}
    </div>
  );
}

/** The organizations of the hub with what waits of each, reviewed together. */
function Review({ hub }: { hub: Hub }) {
  const { t } = useTranslation();
  const desk = useHubReview(hub.followed_orgs);
  const { review, decisions, chosenOrgs } = desk;
  const text = t('hubManager.selected', {
    count: review.chosenIds.length,
    orgs: t('hubManager.orgs', { count: chosenOrgs }),
  });
  return (
    <>
      <Tools hub={hub} desk={desk} />
      {hub.followed_orgs.map((org) => (
        <HubPanel key={org.id} org={org} state={desk.stateOf(org)} desk={desk} />
      ))}
      <DecideChosen review={review} decisions={decisions} told={text} />
    </>
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
      {hub.followed_orgs.length === 0 ? (
        <StatePanel title={t('hubManager.none')} />
      ) : (
        <Review key={hub.uuid} hub={hub} />
      )}
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
