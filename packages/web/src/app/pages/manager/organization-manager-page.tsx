import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useManaged } from '../../../features/manager/api/managed.api.ts';
import { ShowSkeleton } from '../../../features/show/show-skeleton.tsx';
import { useContactEmail } from '../../../session/contact-email.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { type Crumb, usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { LoadFailed } from '../load-failed.tsx';
import pages from '../pages.module.css';
import { useSlugOfToday } from '../use-slug-of-today.ts';
import { AdminsOnly } from './admins-only.tsx';
import { ManagerView } from './manager-view.tsx';

/** There is nothing of this name to be managed. */
function Nothing() {
  const { t } = useTranslation();
  const email = useContactEmail();
  return (
    <StatePanel
      level={1}
      title={t('manager.nothing')}
      action={
        email === null ? null : (
          <Button renderRoot={(props) => <a href={`mailto:${email}`} {...props} />}>
            {t('manager.contact')}
          </Button>
        )
      }
    />
  );
}

function Managed({ id }: { id: string }) {
  const { t } = useTranslation();
  const query = useManaged(id, true);
  const { data: organization } = query;
  useSlugOfToday(id, query);
  const crumbs = useMemo((): Crumb[] => {
    const list = { label: t('shell.organizations'), href: '/org' };
    return organization ? [list, { label: organization.name, href: `/org/${organization.slug}` }] : [list];
  }, [t, organization]);
  usePage({
    title: organization ? t('manager.title', { name: organization.name }) : t('manager.crumb'),
    crumbs,
  });
  if (organization) return <ManagerView key={organization.uuid} organization={organization} />;
  if (query.isPending) return <ShowSkeleton />;
  const { status } = failureOf(query.error);
  if (status === 404) return <Nothing />;
  return <LoadFailed query={query} />;
}

/** Where admins keep an organization; others are told that it is theirs alone. */
export function OrganizationManagerPage() {
  const { t } = useTranslation();
  const { id } = useParams({ from: '/manage/org/$id' });
  const session = useSession();
  return (
    <div className={pages['broad']}>
      {session?.may_administer ? <Managed id={id} /> : <AdminsOnly title={t('manager.adminsOnly')} />}
    </div>
  );
}
