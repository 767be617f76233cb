import type { ItemCard } from '@ecco/contract';
import type { ContentKind } from '@ecco/domain';
import { Button } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { NewSince } from '../../../features/alert/new-since.tsx';
import { useLibrary } from '../../../features/library/api/get-library.api.ts';
import { KindFilter } from '../../../features/library/kind-filter.tsx';
import { LibraryList, LibrarySkeleton } from '../../../features/library/library-list.tsx';
import { OnboardingInvite } from '../../../features/onboarding/invite/onboarding-invite.tsx';
import { ProcessingLine } from '../../../features/processing/processing-line.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { useWide } from '../../../ui/page/use-wide.ts';
import classes from '../pages.module.css';
import { AskSection } from './ask-section.tsx';
import home from './home.module.css';
import { LaterShelves } from './later-shelves.tsx';

const statusOf = (item: ItemCard) => <ProcessingLine item={item} />;

function EmptyLibrary({ kind }: { kind: ContentKind | undefined }) {
  const { t } = useTranslation();
  return (
    <StatePanel
      title={t(kind ? 'library.emptyKindTitle' : 'library.emptyTitle')}
      action={
        <Button renderRoot={(props) => <Link to="/add" {...props} />}>{t('library.emptyAction')}</Button>
      }
    >
      <p>{t(kind ? 'library.emptyKindText' : 'library.emptyText')}</p>
    </StatePanel>
  );
}

function LibraryContent({ kind }: { kind: ContentKind | undefined }) {
  const { t } = useTranslation();
  const library = useLibrary(kind);
  if (library.isPending) return <LibrarySkeleton />;
  if (library.isError && !library.data) {
    const { message } = failureOf(library.error);
    return (
      <StatePanel
        tone="error"
        title={t('library.errorTitle')}
        action={<Button onClick={() => void library.refetch()}>{t('item.reload')}</Button>}
      >
        <p>{t('library.errorText')}</p>
        {message ? <p>{message}</p> : null}
      </StatePanel>
    );
  }
  const items = library.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyLibrary kind={kind} />;
  return (
    <>
      <LibraryList items={items} statusOf={statusOf} />
      {library.hasNextPage ? (
        <Button
          variant="default"
          loading={library.isFetchingNextPage}
          onClick={() => void library.fetchNextPage()}
          mt="md"
        >
          {t('library.loadMore')}
        </Button>
      ) : null}
    </>
  );
}

function LibraryCount({ kind }: { kind: ContentKind | undefined }) {
  const { t } = useTranslation();
  const total = useLibrary(kind).data?.pages[0]?.pagination.total;
  return <p className={classes['count']}>{total ? t('library.count', { count: total }) : ' '}</p>;
}

/** The question box, below it the library, newest first, and beside that what somebody has of their own. */
export function LibraryPage() {
  const { t } = useTranslation();
  const { kind } = useSearch({ from: '/home' });
  const session = useSession();
  const isWide = useWide();
  const { isPending, isError, data } = useLibrary(kind);
  usePage({ title: t('page.library'), crumbs: null });
  const isMember = isSignedIn(session);
  // Without the library what stands beside it would not come either.
  const shelves =
    isError && !data ? null : (
      <LaterShelves isMember={isMember} isDue={session !== undefined && !isPending} />
    );
  // A telephone shows a member first where they left off; a visitor has nothing there yet.
  const isFirst = isMember && !isWide;
  return (
    <div className={home['home']}>
      <AskSection total={kind === undefined ? data?.pages[0]?.pagination.total : undefined} />
      {isFirst ? shelves : null}
      <div className={home['library']}>
        <OnboardingInvite />
        <div className={classes['head']}>
          <h1>{t('library.title')}</h1>
          <LibraryCount kind={kind} />
        </div>
        <KindFilter kind={kind} />
        <NewSince kind="home" id="home">
          <LibraryContent kind={kind} />
        </NewSince>
      </div>
      {isFirst ? null : shelves}
    </div>
  );
}
