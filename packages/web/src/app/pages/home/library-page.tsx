import type { ItemCard, LibraryItem } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { NewSince } from '../../../features/alert/new-since.tsx';
import { SampleQuestions } from '../../../features/ask/sample-questions.tsx';
import { useLibrary } from '../../../features/library/api/get-library.api.ts';
import {
  filtersOn,
  type LibraryAddress,
  type LibrarySearch,
} from '../../../features/library/api/library-search.ts';
import { LibraryBar } from '../../../features/library/library-bar.tsx';
import { LibrarySkeleton } from '../../../features/library/library-list.tsx';
import { LibraryRows } from '../../../features/library/library-rows.tsx';
import { NoMatch } from '../../../features/library/no-match.tsx';
import { OnboardingInvite } from '../../../features/onboarding/invite/onboarding-invite.tsx';
import { ProcessingLine } from '../../../features/processing/processing-line.tsx';
import { UnreadItems } from '../../../features/processing/unread-items.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { useWide } from '../../../ui/page/use-wide.ts';
import { AskSection } from './ask-section.tsx';
import { ContinueStrip } from './continue-strip.tsx';
import home from './home.module.css';
import { LaterAside } from './later-aside.tsx';
import { RowActions } from './row-actions.tsx';

const isDone = ({ processing_status: status }: ItemCard): boolean => status === 'ASSERTIONS_COMPLETE';
const statusOf = (item: ItemCard) => (isDone(item) ? null : <ProcessingLine item={item} />);
const actionsOf = (item: LibraryItem) => <RowActions item={item} />;

function EmptyLibrary() {
  const { t } = useTranslation();
  return (
    <StatePanel
      title={t('library.emptyTitle')}
      action={
        <Button renderRoot={(props) => <Link to="/add" {...props} />}>{t('library.emptyAction')}</Button>
      }
    >
      <p>{t('library.emptyText')}</p>
    </StatePanel>
  );
}

function LibraryContent({ address }: { address: LibraryAddress }) {
  const { t } = useTranslation();
  const { q: _question, ...search } = address;
  const library = useLibrary(search);
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
  const { pagination, scope } = library.data;
  const isNarrowed = filtersOn(search).length > 0;
  if (pagination.total === 0)
    return isNarrowed ? <NoMatch search={address} scope={scope} /> : <EmptyLibrary />;
  return <LibraryRows search={search} total={pagination.total} statusOf={statusOf} actionsOf={actionsOf} />;
}

function LibraryCount({ search }: { search: LibrarySearch }) {
  const { t } = useTranslation();
  const total = useLibrary(search).data?.pagination.total;
  const key = filtersOn(search).length > 0 ? 'libraryList.matches' : 'library.count';
  return <p className={home['count']}>{total ? t(key, { count: total }) : ' '}</p>;
}

/** What a telephone shows below the library: an invitation to choose, and questions to begin with. */
function BelowLibrary({ hasQuestion }: { hasQuestion: boolean }) {
  const navigate = useNavigate();
  return (
    <div className={home['below']}>
      <OnboardingInvite />
      {hasQuestion ? null : (
        <SampleQuestions onAsk={(q) => void navigate({ to: '/home', search: { q }, resetScroll: true })} />
      )}
    </div>
  );
}

/** The question box, below it the library, and beside that what somebody has of their own; on a telephone after it. */
export function LibraryPage() {
  const { t } = useTranslation();
  const address = useSearch({ from: '/home' });
  const { q: question, ...search } = address;
  const session = useSession();
  const isWide = useWide();
  const { isPending, isError, data } = useLibrary(search);
  usePage({ title: t('page.library'), crumbs: null });
  const isMember = isSignedIn(session);
  // Without the library what stands beside it would not come either.
  const repositories =
    isError && !data ? null : (
      <LaterAside
        isMember={isMember}
        isDue={session !== undefined && !isPending}
        before={isWide ? <OnboardingInvite /> : null}
      />
    );
  return (
    <div className={home['home']}>
      <AskSection total={filtersOn(search).length === 0 ? data?.pagination.total : undefined} />
      {isMember && !isWide ? <ContinueStrip /> : null}
      <div className={home['library']}>
        <div className={home['head']}>
          <h1>{t('library.title')}</h1>
          <LibraryCount search={search} />
        </div>
        <LibraryBar search={address} scope={data?.scope} isMember={isMember} />
        {isMember ? (
          <div className={home['unread']}>
            <UnreadItems />
          </div>
        ) : null}
        <NewSince kind="home" id="home">
          <LibraryContent address={address} />
        </NewSince>
        {isWide ? null : <BelowLibrary hasQuestion={question !== undefined} />}
      </div>
      {repositories}
    </div>
  );
}
