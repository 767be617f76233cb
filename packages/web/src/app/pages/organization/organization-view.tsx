/*
 * The page of an organization or a pension fund put together; what it does not have has no section.
 */
import { limits, type Organization } from '@ecco/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisit } from '../../../features/alert/api/updates.api.ts';
import { NewSince } from '../../../features/alert/new-since.tsx';
import { SinceBand } from '../../../features/alert/since-band.tsx';
import { useInsightsGrid } from '../../../features/insight/api/insights.api.ts';
import { InsightsSection } from '../../../features/insight/insights-section.tsx';
import { useSignals } from '../../../features/ledger/api/signals.api.ts';
import { AllocatingStatus } from '../../../features/organization/allocating-status.tsx';
import { isInProgress } from '../../../features/organization/api/organization.api.ts';
import { AssetsChart } from '../../../features/organization/assets-chart.tsx';
import { FactList } from '../../../features/organization/fact-list.tsx';
import { OrganizationHead } from '../../../features/organization/organization-head.tsx';
import { ShowTile } from '../../../features/show/show-tile.tsx';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { TileGrid } from '../../../ui/list/tile.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { TrendingColumn } from '../alert/trending-column.tsx';
import { useScopeSearch } from '../scope-search/use-scope-search.ts';
import { SummaryLines } from '../summary-lines.tsx';
import { AgedItems } from './aged-items.tsx';
import { MeetingsSection } from './meetings-section.tsx';
import { OrganizationActions } from './organization-actions.tsx';
import classes from './organization-page.module.css';
import { AskOrganization, OrganizationDrawer } from './organization-search.tsx';
import { PeopleSection } from './people-section.tsx';
import { SectionNav } from './section-nav.tsx';
import { SignalsSection, signalsShown } from './signals-section.tsx';

type Props = { organization: Organization };

/** What the newest of its items say, beside what is known of it in numbers. */
function OrganizationSummary({ organization: { at_a_glance, facts } }: Props) {
  const { t } = useTranslation();
  return (
    <Section id="glance" title={t('section.glance')}>
      <div className={classes['glance']}>
        {at_a_glance.length > 0 ? (
          <SummaryLines lines={at_a_glance} />
        ) : (
          <p className={classes['none']}>{t('organization.noGlance')}</p>
        )}
        <aside className={classes['numbers']} aria-label={t('organization.infos')}>
          <AssetsChart facts={facts} />
          <FactList facts={facts} />
        </aside>
      </div>
    </Section>
  );
}

/** What it publishes and what is written, newest first. */
function Publications({ organization: { name, publications, articles, documents } }: Props) {
  const { t } = useTranslation();
  const written = useMemo(() => newestFirst([...articles, ...documents]), [articles, documents]);
  return (
    <Section id="publications" title={t('organization.publications')}>
      {publications.length > 0 ? (
        <TileGrid label={t('organization.publishedBy')}>
          {publications.map((show) => (
            <ShowTile key={show.uuid} show={show} nameMax={limits.searchPodcastNameMax} />
          ))}
        </TileGrid>
      ) : null}
      <AgedItems
        items={written}
        of={name}
        days={limits.recentPublicationDays}
        none={{
          recent: t('organization.noRecentPublications'),
          older: t('organization.noOlderPublications'),
        }}
      />
    </Section>
  );
}

/** What bears no date stands behind all that does. */
const newestFirst = (items: Organization['articles']) =>
  items.toSorted((a, b) => (b.release_date ?? '').localeCompare(a.release_date ?? ''));

function Conversations({ organization: { name, podcasts, org_episodes } }: Props) {
  const { t } = useTranslation();
  return (
    <Section id="conversations" title={t('organization.conversations')}>
      {podcasts.length > 0 ? (
        <TileGrid label={t('organization.publishedBy')}>
          {podcasts.map((show) => (
            <ShowTile key={show.uuid} show={show} nameMax={limits.searchPodcastNameMax} />
          ))}
        </TileGrid>
      ) : null}
      <AgedItems
        items={org_episodes}
        of={name}
        days={limits.recentConversationDays}
        none={{
          recent: t('organization.noRecentConversations'),
          older: t('organization.noOlderConversations'),
        }}
      />
    </Section>
  );
}

/** Which sections the page has. */
function useSections(
  { board, staff, voices, articles, documents, publications, org_episodes, podcasts }: Organization,
  { hasSignals, hasInsights }: { hasSignals: boolean; hasInsights: boolean },
) {
  const { t } = useTranslation();
  const has = {
    people: board.length + staff.length + voices.length > 0,
    publications: articles.length + documents.length + publications.length > 0,
    conversations: org_episodes.length + podcasts.length > 0,
  };
  const sections = useMemo(
    () => [
      { id: 'glance', title: t('section.glance') },
      ...(hasSignals ? [{ id: 'signals', title: t('signals.title') }] : []),
      ...(has.people ? [{ id: 'people', title: t('organization.keyPeople') }] : []),
      { id: 'meetings', title: t('organization.meetings') },
      ...(hasInsights ? [{ id: 'insights', title: t('insights.titleOne') }] : []),
      ...(has.publications ? [{ id: 'publications', title: t('organization.publications') }] : []),
      ...(has.conversations ? [{ id: 'conversations', title: t('organization.conversations') }] : []),
      { id: 'search', title: t('organization.search') },
    ],
    [t, has.people, has.publications, has.conversations, hasSignals, hasInsights],
  );
  return { has, sections };
}

export function OrganizationView({ organization }: Props) {
  const { t } = useTranslation();
  const signals = useSignals({ organization: organization.uuid }, { perPage: signalsShown });
  const reported = signals.data?.pages[0];
  const visit = useVisit('organization', organization.uuid);
  const insights = useInsightsGrid({ of: { org_ids: organization.uuid }, window: '1m' });
  const hasInsights = (insights.data?.pages[0]?.total ?? 0) > 0;
  const hasSignals = reported !== undefined && reported.signals.length > 0;
  const { has, sections } = useSections(organization, { hasSignals, hasInsights });
  const search = useScopeSearch();
  // What may be there or not stands above what always is: they come together, so that nothing is pushed away.
  const isOnItsWay = [signals, visit, insights].some(({ isLoading }) => isLoading);
  return (
    <>
      <OrganizationHead
        organization={organization}
        status={<AllocatingStatus allocating={organization.allocating} />}
      >
        <OrganizationActions organization={organization} onSearch={search.open} />
      </OrganizationHead>
      {isInProgress(organization) ? (
        <p className={classes['progress']} role="status">
          {t('organization.inProgress')}
        </p>
      ) : null}
      {isOnItsWay ? (
        <EntrySkeleton />
      ) : (
        <>
          <SinceBand
            kind="organization"
            id={organization.uuid}
            changesHref={`/org/${organization.slug}/changes`}
            columnSince={(from) => <TrendingColumn kind="organization" id={organization.uuid} from={from} />}
          />
          <SectionNav sections={sections} />
          <OrganizationSummary organization={organization} />
          {reported && reported.signals.length > 0 ? (
            <SignalsSection
              organization={organization}
              signals={reported.signals}
              total={reported.pagination.total}
            />
          ) : null}
          {has.people ? <PeopleSection organization={organization} /> : null}
          <MeetingsSection organization={organization} />
          {hasInsights ? <InsightsSection of={{ org_ids: organization.uuid }} isOne /> : null}
          <NewSince kind="organization" id={organization.uuid}>
            {has.publications ? <Publications organization={organization} /> : null}
            {has.conversations ? <Conversations organization={organization} /> : null}
          </NewSince>
          <AskOrganization organization={organization} state={search} />
          <OrganizationDrawer organization={organization} state={search} />
        </>
      )}
    </>
  );
}
