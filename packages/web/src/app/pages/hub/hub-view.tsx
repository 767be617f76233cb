/*
 * The page of a watchlist put together: what is new, what others add, what it holds, and the questions to it.
 */
import type { EpisodeList } from '@ecco/contract';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewSince } from '../../../features/alert/new-since.tsx';
import { SinceBand } from '../../../features/alert/since-band.tsx';
import { SubscribeButton } from '../../../features/alert/subscribe-button.tsx';
import { Following } from '../../../features/hub/following.tsx';
import hub from '../../../features/hub/hub.module.css';
import { HubHead } from '../../../features/hub/hub-head.tsx';
import { ListAccess } from '../../../features/hub/list-access.tsx';
import { HubWelcome } from '../../../features/hub/welcome.tsx';
import { ClaimBanner } from '../../../features/list/claim-banner.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { Section } from '../../../ui/page/section.tsx';
import { TrendingColumn } from '../alert/trending-column.tsx';
import { SectionNav } from '../organization/section-nav.tsx';
import { useScopeSearch } from '../scope-search/use-scope-search.ts';
import { SummaryLines } from '../summary-lines.tsx';
import { AddedItems } from './added-items.tsx';
import { HubActions } from './hub-actions.tsx';
import { HubContent } from './hub-content.tsx';
import { HubMeetings } from './hub-meetings.tsx';
import { hubParts } from './hub-parts.ts';
import { AskHub, HubDrawer } from './hub-search.tsx';
import { EditHubWindow } from './wizard-window.tsx';

type Props = { list: EpisodeList };

/** How many sources there are, and what the newest of them say. */
function HubSummary({ list: { at_a_glance, counts } }: Props) {
  const { t } = useTranslation();
  const { conversations, publications } = counts;
  const recent = conversations.recent + publications.recent;
  const count = recent + conversations.older + publications.older;
  return (
    <Section id="glance" title={t('hub.glance')}>
      <p className={hub['stats']}>
        {count === 0 ? t('hub.quiet') : t('hub.analyzed', { count })}
        {recent > 0 ? ` · ${t('hub.newLately', { count: recent })}` : null}
      </p>
      {at_a_glance.length > 0 ? (
        <SummaryLines lines={at_a_glance} />
      ) : (
        <p className={hub['none']}>{t('hub.noGlance')}</p>
      )}
    </Section>
  );
}

/** The parts of the page, for the row that leads to them. */
function useSections(list: EpisodeList) {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'glance', title: t('hub.glance') },
      ...hubParts.filter(({ isShown }) => isShown(list)).map(({ id, title }) => ({ id, title: title(t) })),
      ...(list.followed_orgs.length > 0 ? [{ id: 'meetings', title: t('hub.meetings') }] : []),
      { id: 'conversations', title: t('hub.conversations') },
      { id: 'search', title: t('hub.search') },
    ],
    [t, list],
  );
}

export function HubView({ list }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const router = useRouter();
  const session = useSession();
  const [isEdited, setEdited] = useState(false);
  const search = useScopeSearch();
  const sections = useSections(list);
  const isMember = isSignedIn(session);
  const me = session?.user_profile?.uuid;
  const isOwn = me === list.owner_id;
  usePage({ title: list.title, crumbs: isMember ? [{ label: t('shell.hubs'), href: '/hub' }] : [] });
  return (
    <>
      {list.owner_id === -1 && list.type !== 'curated' ? (
        <ClaimBanner
          list={list}
          onSignIn={() => void navigate({ to: '/login', search: { next: router.state.location.href } })}
        />
      ) : null}
      <HubHead list={list}>
        {isMember ? <SubscribeButton kind="hub" id={list.uuid} name={list.title} /> : null}
        <HubActions list={list} isOwn={isOwn} onSearch={search.open} />
      </HubHead>
      <ListAccess list={list} />
      {isMember ? (
        <SinceBand
          kind="hub"
          id={list.uuid}
          changesHref={`/watch/${list.uuid}/changes`}
          columnSince={(from) => <TrendingColumn kind="hub" id={list.uuid} from={from} />}
        />
      ) : null}
      <Following list={list} isOwn={isOwn} onEdit={list.may.edit ? () => setEdited(true) : null} />
      <SectionNav sections={sections} />
      <div className={hub['columns']}>
        <div>
          <HubSummary list={list} />
          <NewSince kind="hub" id={list.uuid}>
            <HubContent key={list.revision} list={list} />
            <AddedItems list={list} />
          </NewSince>
        </div>
        <div>{list.followed_orgs.length > 0 ? <HubMeetings list={list} /> : null}</div>
      </div>
      {hubParts.map(({ id, isShown, Part }) => (isShown(list) ? <Part key={id} list={list} /> : null))}
      <AskHub list={list} state={search} />
      <HubDrawer list={list} state={search} />
      <EditHubWindow open={isEdited} list={list} onClose={() => setEdited(false)} />
      {session ? <HubWelcome key={me} user={session.user_profile} /> : null}
    </>
  );
}
