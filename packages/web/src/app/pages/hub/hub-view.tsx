/*
 * The page of a watchlist put together: what is new, what others add, what it holds, and the questions to it.
 */
import { type EpisodeList, limits, type OneLiner, pathOf } from '@ecco/contract';
import { Button } from '@mantine/core';
import {
  IconChartGridDots,
  IconCopy,
  IconLink,
  IconNews,
  IconSearch,
  IconSettings,
  IconShare2,
  IconTrash,
} from '@tabler/icons-react';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { NewSince } from '../../../features/alert/new-since.tsx';
import { SinceBand } from '../../../features/alert/since-band.tsx';
import { SubscribeButton } from '../../../features/alert/subscribe-button.tsx';
import { useCopyHub } from '../../../features/hub/api/hub.api.ts';
import { Following } from '../../../features/hub/following.tsx';
import hub from '../../../features/hub/hub.module.css';
import { HubHead } from '../../../features/hub/hub-head.tsx';
import { SharingDialog } from '../../../features/hub/sharing-dialog.tsx';
import { HubWelcome } from '../../../features/hub/welcome.tsx';
import { useChangeList } from '../../../features/list/api/list.api.ts';
import { ClaimBanner } from '../../../features/list/claim-banner.tsx';
import { CurateList } from '../../../features/list/curate-list.tsx';
import { useDeleteQuestion } from '../../../features/list/delete-list.tsx';
import { cardTitle, truncate } from '../../../format/text.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { DatedLines } from '../../../ui/list/dated-lines.tsx';
import { copyLink } from '../../../ui/overlay/copy-text.ts';
import { say } from '../../../ui/overlay/notice.store.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { Section } from '../../../ui/page/section.tsx';
import { RisenColumn } from '../alert/risen-column.tsx';
import { SectionNav } from '../organisation/section-nav.tsx';
import { useScopeSearch } from '../scope-search/use-scope-search.ts';
import { AddedItems } from './added-items.tsx';
import { HubContent } from './hub-content.tsx';
import { hubParts } from './hub-parts.ts';
import { AskHub, HubDrawer } from './hub-search.tsx';
import { EditHubWindow } from './wizard-window.tsx';

type Props = { list: EpisodeList };

const lineOf = ({ text, date, item }: OneLiner) => ({
  key: item.uuid,
  date,
  text: truncate(text, limits.summaryExcerpt),
  of: cardTitle(item.title),
  href: pathOf(item),
});

/** How many sources there are, and what the newest of them say. */
function Glance({ list: { at_a_glance, counts } }: Props) {
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
        <DatedLines lines={at_a_glance.map(lineOf)} />
      ) : (
        <p className={hub['none']}>{t('hub.noGlance')}</p>
      )}
    </Section>
  );
}

/** Makes a copy and goes to it. */
function useCopy({ uuid, title }: EpisodeList): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const copy = useCopyHub();
  return async () => {
    try {
      const made = await copy.mutateAsync(uuid);
      say(t('hub.copied', { title }));
      await navigate({ to: '/watch/$id', params: { id: made.uuid } });
    } catch (error) {
      say(failureOf(error).message ?? t('hub.copyFailed'), 'error');
    }
  };
}

/** Shows insights on a watchlist, or no longer, for everybody who reads it. */
function InsightsSwitch({ list }: Props) {
  const { t } = useTranslation();
  const { mutate, isPending } = useChangeList(list.uuid);
  return (
    <Button
      variant="default"
      leftSection={<IconChartGridDots size={16} stroke={1.6} />}
      loading={isPending}
      onClick={() =>
        mutate(
          { show_insights: !list.show_insights },
          { onError: (error) => say(failureOf(error).message ?? t('hub.insightsFailed'), 'error') },
        )
      }
    >
      {t(list.show_insights ? 'hub.hideInsights' : 'hub.showInsights')}
    </Button>
  );
}

type ActionProps = Props & { isOwn: boolean; onSearch: () => void };

/** What can be done with a watchlist, for those who may. */
function Actions({ list, isOwn, onSearch }: ActionProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  const [isShared, setShared] = useState(false);
  const copy = useCopy(list);
  const deleting = useDeleteQuestion(() => void navigate({ to: '/lists' }));
  const icon = { size: 16, stroke: 1.6 };
  return (
    <>
      <Button variant="default" leftSection={<IconSearch {...icon} />} onClick={onSearch}>
        {t('hub.search')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconNews {...icon} />}
        renderRoot={(props) => <Link to="/watch/$id/brief" params={{ id: list.uuid }} {...props} />}
      >
        {t('hub.brief')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconLink {...icon} />}
        onClick={() => void copyLink(t, `${location.origin}/watch/${list.uuid}`)}
      >
        {t('hub.copyLink')}
      </Button>
      {list.may.edit ? <InsightsSwitch list={list} /> : null}
      {list.may.share ? (
        <Button variant="default" leftSection={<IconShare2 {...icon} />} onClick={() => setShared(true)}>
          {t('hub.share')}
        </Button>
      ) : null}
      {list.may.copy ? (
        <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={() => void copy()}>
          {t('hub.copy')}
        </Button>
      ) : null}
      {list.may.curate && isOwn ? <CurateList key={list.type} list={list} /> : null}
      {session?.may_administer ? (
        <Button
          variant="default"
          leftSection={<IconSettings {...icon} />}
          renderRoot={(props) => (
            <Link to="/manage/hub/$identifier" params={{ identifier: list.uuid }} {...props} />
          )}
        >
          {t('hub.manage')}
        </Button>
      ) : null}
      {list.may.remove && list.owner_id !== -1 ? (
        <Button variant="subtle" leftSection={<IconTrash {...icon} />} onClick={() => deleting.ask(list)}>
          {t('list.delete')}
        </Button>
      ) : null}
      <SharingDialog open={isShared} list={list} onClose={() => setShared(false)} />
      {deleting.question}
    </>
  );
}

/** The parts of the page, for the row that leads to them. */
function useSections(list: EpisodeList) {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'glance', title: t('hub.glance') },
      ...hubParts.filter(({ isShown }) => isShown(list)).map(({ id, title }) => ({ id, title: title(t) })),
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
        <Actions list={list} isOwn={isOwn} onSearch={search.open} />
      </HubHead>
      {isMember ? (
        <SinceBand
          kind="hub"
          id={list.uuid}
          changesHref={`/watch/${list.uuid}/changes`}
          columnSince={(from) => <RisenColumn kind="hub" id={list.uuid} from={from} />}
        />
      ) : null}
      <Following list={list} isOwn={isOwn} onEdit={list.may.edit ? () => setEdited(true) : null} />
      <SectionNav sections={sections} />
      <Glance list={list} />
      {hubParts.map(({ id, isShown, Part }) => (isShown(list) ? <Part key={id} list={list} /> : null))}
      <NewSince kind="hub" id={list.uuid}>
        <HubContent key={list.revision} list={list} />
        <AddedItems list={list} />
      </NewSince>
      <AskHub list={list} state={search} />
      <HubDrawer list={list} state={search} />
      <EditHubWindow open={isEdited} list={list} onClose={() => setEdited(false)} />
      {session ? <HubWelcome key={me} user={session.user_profile} /> : null}
    </>
  );
}
