import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SinceShelf } from '../../../features/alert/since-shelf.tsx';
import { FollowingShelf } from '../../../features/follow/following-shelf.tsx';
import { useRecentHistory } from '../../../features/history/api/history.api.ts';
import { ContinueShelf } from '../../../features/history/continue-shelf.tsx';
import { useDailyList, useMyLists, useOpenLists } from '../../../features/list/api/lists.api.ts';
import { ListShelf } from '../../../features/list/shelves/list-shelf.tsx';
import { TodayShelf } from '../../../features/list/shelves/today-shelf.tsx';
import { useSavedSearches } from '../../../features/saved-search/api/saved-searches.api.ts';
import { SavedSearchShelf } from '../../../features/saved-search/saved-search-shelf.tsx';
import { useFollowing } from '../../../session/get-following.api.ts';
import { Shelf } from '../../../ui/list/shelf.tsx';
import { CreateWatchlistShelf } from '../hub/create-shelf.tsx';
import classes from './home.module.css';
import { ShelvesSkeleton } from './shelves-skeleton.tsx';

/** The one invitation of a visitor: to sign in and have lists that last. */
function Invitation() {
  const { t } = useTranslation();
  return (
    <Shelf title={t('shelf.inviteTitle')}>
      <p className={classes['invite']}>{t('shelf.inviteText')}</p>
      <Button
        className={classes['inviteAction']}
        size="sm"
        variant="default"
        renderRoot={(props) => <Link to="/enter" {...props} />}
      >
        {t('shelf.signIn')}
      </Button>
    </Shelf>
  );
}

function OwnListsShelf() {
  const { t } = useTranslation();
  const { data: lists } = useMyLists();
  if (!lists || lists.length === 0) return null;
  return (
    <ListShelf title={t('shelf.lists')} lists={lists} aside={<Link to="/lists">{t('shelf.all')}</Link>} />
  );
}

function CuratedShelf() {
  const { t } = useTranslation();
  const { data: lists } = useOpenLists();
  return lists && lists.length > 0 ? <ListShelf title={t('shelf.curated')} lists={lists} /> : null;
}

/**
 * What a member has beside the library: where they left off, today's list, their lists and podcasts. They come
 * together, since each would push those that stand after it.
 */
export function MemberShelves() {
  const parts = [
    useRecentHistory(true),
    useSavedSearches(true),
    useDailyList(),
    useMyLists(),
    useFollowing(),
    useOpenLists(),
  ];
  if (parts.some(({ isPending }) => isPending)) return <ShelvesSkeleton />;
  return (
    <>
      <ContinueShelf />
      <SinceShelf />
      <SavedSearchShelf />
      <TodayShelf />
      <CreateWatchlistShelf />
      <OwnListsShelf />
      <FollowingShelf />
      <CuratedShelf />
    </>
  );
}

/** What a visitor has: what others have put together, and the way to lists of their own. */
export function VisitorShelves() {
  return (
    <>
      <CuratedShelf />
      <CreateWatchlistShelf />
      <Invitation />
    </>
  );
}
