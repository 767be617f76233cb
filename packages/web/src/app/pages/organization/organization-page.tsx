import { useLocation, useParams } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useOrganization } from '../../../features/organization/api/organization.api.ts';
import { ShowSkeleton } from '../../../features/show/show-skeleton.tsx';
import { type Crumb, usePage } from '../../../ui/page/page.store.ts';
import { NotFoundPage } from '../../failure/not-found-page.tsx';
import { useHashSection } from '../../item/frame/use-hash-section.ts';
import { LoadFailed } from '../load-failed.tsx';
import pages from '../pages.module.css';
import { useSlugOfToday } from '../use-slug-of-today.ts';
import { OrganizationView } from './organization-view.tsx';

/** Funds are reached from their own list, everything else from the list of organizations. */
function useCrumbs(): Crumb[] {
  const { t } = useTranslation();
  const isOfFunds = useLocation({
    select: ({ pathname }) => /^\/(pension-funds|allocators)\//.test(pathname),
  });
  return useMemo(
    () =>
      isOfFunds
        ? [{ label: t('shell.allocators'), href: '/pension-funds' }]
        : [{ label: t('shell.organizations'), href: '/org' }],
    [isOfFunds, t],
  );
}

function Frame({ name, children }: { name: string; children: ReactNode }) {
  usePage({ title: name, crumbs: useCrumbs() });
  useHashSection();
  return <div className={pages['broad']}>{children}</div>;
}

/** An organization or a pension fund, by id, slug, or a slug of before. */
export function OrganizationPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams({ strict: false });
  const query = useOrganization(id);
  useSlugOfToday(id, query);
  const title = t('organization.title');
  if (query.data)
    return (
      <Frame key={query.data.uuid} name={query.data.name}>
        <OrganizationView organization={query.data} />
      </Frame>
    );
  if (query.isPending)
    return (
      <Frame name={title}>
        <ShowSkeleton />
      </Frame>
    );
  const { status, message } = failureOf(query.error);
  if (status === 404) return <NotFoundPage message={message} />;
  return (
    <Frame name={title}>
      <LoadFailed query={query} />
    </Frame>
  );
}
