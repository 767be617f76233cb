import type { EpisodeList, ItemCard } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconNews } from '@tabler/icons-react';
import { Link, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListAccess } from '../../../features/hub/list-access.tsx';
import { itemFacts } from '../../../features/library/item-facts.ts';
import { useChangeList, useList } from '../../../features/list/api/list.api.ts';
import { todayReason } from '../../../features/list/asides/today-reason.ts';
import { ClaimBanner } from '../../../features/list/claim-banner.tsx';
import { CurateList } from '../../../features/list/curate-list.tsx';
import { useDeleteQuestion } from '../../../features/list/delete-list.tsx';
import { ListItems } from '../../../features/list/items/list-items.tsx';
import { ListForm } from '../../../features/list/list-form.tsx';
import { ListHead } from '../../../features/list/list-head.tsx';
import { ListSkeleton } from '../../../features/list/list-skeleton.tsx';
import { playList } from '../../../features/list/queue-of-list.ts';
import { useLateClaim } from '../../../features/list/use-late-claim.ts';
import { playlist } from '../../../player/queue/playlist.store.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { usePageRowKeys } from '../../../ui/list/use-row-keys.ts';
import { copyLink } from '../../../ui/overlay/copy-text.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { HubView } from '../hub/hub-view.tsx';
import { EditHubWindow } from '../hub/wizard-window.tsx';
import classes from '../pages.module.css';
import { ListFailure } from './list-failure.tsx';
import { ListSearch } from './list-search.tsx';

function EmptyList({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation();
  return (
    <StatePanel
      title={t('list.emptyTitle')}
      action={<Button renderRoot={(props) => <Link to="/home" {...props} />}>{t('list.emptyAction')}</Button>}
    >
      <p>{t(mayEdit ? 'list.emptyText' : 'list.emptyOther')}</p>
    </StatePanel>
  );
}

/** A list that is there: what it is, what can be done with it, and its items. */
export function LoadedList({ list }: { list: EpisodeList }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const router = useRouter();
  const session = useSession();
  const change = useChangeList(list.uuid);
  const [isEdited, setEdited] = useState(false);
  const deleting = useDeleteQuestion(() => void navigate({ to: '/lists' }));
  const isMember = isSignedIn(session);
  const isOwn = session?.user_profile?.uuid === list.owner_id;
  const isToday = list.type === 'daily';
  const mayEdit = list.may.edit && !isToday;
  useListPage(list, isMember);
  useEffect(() => {
    playlist.getState().open({ id: list.uuid, name: list.title });
  }, [list.uuid, list.title]);

  const [isChoosing, setChoosing] = useState(false);
  const listed = new Map(list.episodes.map((item) => [item.uuid, item]));
  const reasonOf = ({ uuid }: ItemCard): string | null => {
    const item = listed.get(uuid);
    return isToday && item ? todayReason(t, item) : null;
  };
  const factsOf = (item: ItemCard) => [
    { key: 'kind', node: t(`kindOne.${item.kind}`) },
    ...itemFacts(t, item),
    { key: 'reason', node: reasonOf(item) },
  ];
  const signIn = (): void => {
    void navigate({ to: '/login', search: { next: router.state.location.href } });
  };
  return (
    <>
      {list.owner_id === -1 && list.type !== 'curated' ? <ClaimBanner list={list} onSignIn={signIn} /> : null}
      <ListHead
        list={list}
        onPlay={() => playList(list)}
        onCopy={() => void copyLink(t, `${location.origin}/watch/${list.uuid}`)}
        onEdit={mayEdit ? () => setEdited(true) : null}
        onDelete={list.may.remove && mayEdit && list.owner_id !== -1 ? () => deleting.ask(list) : null}
      >
        <ListSearch list={list} />
        {list.episodes.length > 0 ? (
          <Button
            variant="default"
            leftSection={<IconNews size={16} stroke={1.6} aria-hidden="true" />}
            renderRoot={(props) => <Link to="/watch/$id/brief" params={{ id: list.uuid }} {...props} />}
          >
            {t('hub.brief')}
          </Button>
        ) : null}
        {mayEdit ? (
          <Button variant="default" onClick={() => setChoosing(true)}>
            {t('hub.chooseLong')}
          </Button>
        ) : null}
        {list.may.curate && isOwn ? <CurateList key={list.type} list={list} /> : null}
      </ListHead>
      <ListAccess list={list} />
      <ListItems
        list={list}
        mayArrange={mayEdit}
        factsOf={factsOf}
        onPlay={({ uuid }) => playList(list, uuid)}
        empty={<EmptyList mayEdit={mayEdit} />}
      />
      <ListForm
        open={isEdited}
        list={list}
        onSave={async (words) => {
          await change.mutateAsync(words);
        }}
        onClose={() => setEdited(false)}
      />
      {deleting.question}
      <EditHubWindow open={isChoosing} list={list} onClose={() => setChoosing(false)} />
    </>
  );
}

/** Names the page of a list; members have come by way of their lists, or of today's tab. */
function useListPage({ title, type }: EpisodeList, isMember: boolean): void {
  const { t } = useTranslation();
  const isOfLists = isMember && type !== 'daily';
  usePage({ title, crumbs: isOfLists ? [{ label: t('lists.title'), href: '/lists' }] : [] });
}

/** Whether there is anything to see, or anything that the reader could put there. */
const isBare = ({ following, episodes, type, may }: EpisodeList): boolean =>
  following + episodes.length === 0 && type === 'personal' && !may.edit;

/** A list that follows something is a hub; another one is what was added to it. */
function ShownList({ list, onReload }: { list: EpisodeList; onReload: () => void }) {
  const { t } = useTranslation();
  if (isBare(list))
    return <ListFailure error={{ status: 200, message: t('list.emptyOther') }} onReload={onReload} />;
  if (list.following > 0) return <HubView list={list} />;
  return <LoadedList list={list} />;
}

/** One list, by its address. */
export function ListPage() {
  usePageRowKeys();
  const { id } = useParams({ strict: false });
  const list = useList(id ?? '');
  const reload = (): void => void list.refetch();
  useLateClaim(id ?? '', list);
  return (
    <div className={classes[list.data && list.data.following > 0 ? 'broad' : 'column']}>
      {list.data ? <ShownList key={list.data.uuid} list={list.data} onReload={reload} /> : null}
      {list.isPending ? <ListSkeleton /> : null}
      {list.isError && !list.data ? <ListFailure error={list.error} onReload={reload} /> : null}
    </div>
  );
}
