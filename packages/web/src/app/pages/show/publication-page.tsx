import type { ItemCard, Publication } from '@ecco/contract';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { NewSince } from '../../../features/alert/new-since.tsx';
import { SinceBand } from '../../../features/alert/since-band.tsx';
import { SubscribeButton } from '../../../features/alert/subscribe-button.tsx';
import { usePublication } from '../../../features/show/api/get-publication.api.ts';
import { ShowHead } from '../../../features/show/show-head.tsx';
import { ShowSkeleton } from '../../../features/show/show-skeleton.tsx';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { NotFoundPage } from '../../failure/not-found-page.tsx';
import classes from '../pages.module.css';
import { GroupedItems } from './grouped-items.tsx';
import { LatestSummary } from './latest-summary.tsx';

type Props = { publication: Publication; articles: readonly ItemCard[]; children: ReactNode };

/** `children`: the list of its articles. */
function PublicationView({ publication, articles, children }: Props) {
  const { t } = useTranslation();
  usePage({ title: publication.name });
  return (
    <>
      <ShowHead show={publication} newest={articles[0]?.release_date ?? null}>
        <SubscribeButton kind="show" id={publication.uuid} name={publication.name} />
      </ShowHead>
      <SinceBand kind="show" id={publication.uuid} changesHref={`/pub/${publication.slug}/changes`} />
      {articles.length > 0 ? (
        <>
          <LatestSummary title={t('section.glance')} glance={publication.latest} />
          <NewSince kind="show" id={publication.uuid}>
            {children}
          </NewSince>
        </>
      ) : (
        <StatePanel title={t('publication.emptyTitle')}>
          <p>{t('publication.emptyText')}</p>
        </StatePanel>
      )}
    </>
  );
}

/** A page that is not there yet, or cannot be had: it is named, and says nothing more. */
function Unsaid({ children = null }: { children?: ReactNode }) {
  const { t } = useTranslation();
  usePage({ title: t('publication.title') });
  return <div className={classes['column']}>{children}</div>;
}

/** A publication: what it is, what its newest summary says, and its articles. */
export function PublicationPage() {
  const { id } = useParams({ from: '/pub/$id' });
  const query = usePublication(id);
  const pages = query.data?.pages ?? [];
  const publication = pages[0]?.publication;
  if (publication) {
    const articles = pages.flatMap((page) => page.publication.articles);
    return (
      <div className={classes['column']}>
        <PublicationView key={publication.uuid} publication={publication} articles={articles}>
          <GroupedItems
            items={articles}
            total={publication.total}
            more={{
              left: query.hasNextPage,
              busy: query.isFetchingNextPage,
              load: () => void query.fetchNextPage(),
            }}
          />
        </PublicationView>
      </div>
    );
  }
  if (query.isPending)
    return (
      <Unsaid>
        <ShowSkeleton />
      </Unsaid>
    );
  const failure = failureOf(query.error);
  return failure.status === 404 ? <NotFoundPage message={failure.message} /> : <Unsaid />;
}
