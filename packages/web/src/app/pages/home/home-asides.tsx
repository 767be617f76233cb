import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SinceList } from '../../../features/alert/since-list.tsx';
import { FollowingList } from '../../../features/follow/following-list.tsx';
import { useRecentHistory } from '../../../features/history/api/history.api.ts';
import { ContinueList } from '../../../features/history/continue-list.tsx';
import { useDailyList, useMyLists, useOpenLists } from '../../../features/list/api/lists.api.ts';
import { ListLinks } from '../../../features/list/asides/list-links.tsx';
import { TodayList } from '../../../features/list/asides/today-list.tsx';
import { useSavedSearches } from '../../../features/saved-search/api/saved-searches.api.ts';
import { SavedSearchList } from '../../../features/saved-search/saved-search-aside.tsx';
import { useFollowing } from '../../../session/get-following.api.ts';
import { SideList } from '../../../ui/list/side-list.tsx';
import { CreateWatchlistAside } from '../hub/create-aside.tsx';
import classes from './home.module.css';
import { SideListsSkeleton } from './side-lists-skeleton.tsx';

/** The one invitation of a visitor: to sign in and have lists that last. */
function Invitation() {
  const { t } = useTranslation();
  return (
    <SideList title={t('shelf.inviteTitle')}>
      <p className={classes['invite']}>{t('shelf.inviteText')}</p>
      <Button
        className={classes['inviteAction']}
        size="sm"
        variant="default"
        renderRoot={(props) => <Link to="/enter" {...props} />}
      >
        {t('shelf.signIn')}
      </Button>
    </SideList>
  );
}

function OwnListsAside() {
  const { t } = useTranslation();
  const { data: lists } = useMyLists();
  if (!lists || lists.length === 0) return null;
  return (
    <ListLinks title={t('shelf.lists')} lists={lists} aside={<Link to="/lists">{t('shelf.all')}</Link>} />
  );
}

function CuratedAside() {
  const { t } = useTranslation();
  const { data: lists } = useOpenLists();
  return lists && lists.length > 0 ? <ListLinks title={t('shelf.curated')} lists={lists} /> : null;
}

/**
 * What a member has beside the library: where they left off, today's list, their lists and podcasts. They come
 * together, since each would push those that stand after it.
 */
export function MemberAside() {
  const parts = [
    useRecentHistory(true),
    useSavedSearches(true),
    useDailyList(),
    useMyLists(),
    useFollowing(),
    useOpenLists(),
  ];
  if (parts.some(({ isPending }) => isPending)) return <SideListsSkeleton />;
  return (
    <>
      <ContinueList />
      <SinceList />
      <SavedSearchList />
      <TodayList />
      <CreateWatchlistAside />
      <OwnListsAside />
      <FollowingList />
      <CuratedAside />
    </>
  );
}

/** What a visitor has: what others have put together, and the way to lists of their own. */
export function VisitorAside() {
  return (
    <>
      <CuratedAside />
      <CreateWatchlistAside />
      <Invitation />
    </>
  );
}
