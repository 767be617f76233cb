import type { Organization } from '@ecco/contract';
import { fundTypes } from '@ecco/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AskScope } from '../scope-search/ask-scope.tsx';
import { ScopeDrawer } from '../scope-search/scope-drawer.tsx';
import type { ScopeSearch } from '../scope-search/use-scope-search.ts';

type Props = { organization: Organization; state: ScopeSearch };

/** The drawer that searches what is linked to an organization. */
export function OrganizationDrawer({ organization: { uuid, name, org_type }, state }: Props) {
  const { t } = useTranslation();
  const isFund = fundTypes.some((type) => type === org_type);
  return (
    <ScopeDrawer
      state={state}
      title={t('organization.searchIn', { name })}
      label={t('organization.searchWords')}
      scope={{ of: 'organizations', ids: [uuid], service: isFund ? 'pensionfund' : 'kg' }}
    />
  );
}

/** The box that asks and searches what is linked to an organization, and the answer. */
export function AskOrganization({ organization: { slug, name }, state }: Props) {
  const { t } = useTranslation();
  const of = useMemo(() => ({ kind: 'organization', slug }) as const, [slug]);
  return (
    <AskScope
      of={of}
      state={state}
      title={t('organization.search')}
      label={t('organization.ask', { name })}
      onward={t('organization.searchWords')}
    />
  );
}
