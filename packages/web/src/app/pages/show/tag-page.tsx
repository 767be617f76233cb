import { limits, type Tag } from '@ecco/contract';
import { Button, Skeleton } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { ShowTile } from '../../../features/show/show-tile.tsx';
import { useTag } from '../../../features/tag/api/get-tags.api.ts';
import { truncate } from '../../../format/text.ts';
import { TileGrid, TileGridSkeleton } from '../../../ui/list/tile.tsx';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { NotFoundPage } from '../../failure/not-found-page.tsx';
import classes from '../pages.module.css';

/** The name of the page, and the way to it. */
function useNamed(title: string): void {
  const { t } = useTranslation();
  const crumbs = useMemo(() => [{ label: t('tags.title'), href: '/categories' }], [t]);
  usePage({ title, crumbs });
}

function OtherTags() {
  const { t } = useTranslation();
  return (
    <Button variant="default" renderRoot={(props) => <Link to="/categories" {...props} />}>
      {t('tags.others')}
    </Button>
  );
}

function TagView({ tag: { label, podcasts } }: { tag: Tag }) {
  const { t } = useTranslation();
  useNamed(label);
  return (
    <div className={classes['broad']}>
      <div className={classes['head']}>
        <h1>{truncate(label, limits.categoryLabelMax)}</h1>
        <p className={classes['count']}>{t('tags.podcasts', { count: podcasts.length })}</p>
      </div>
      {podcasts.length > 0 ? (
        <TileGrid label={label}>
          {podcasts.map((podcast) => (
            <ShowTile key={podcast.uuid} show={podcast} nameMax={limits.searchPodcastNameMax} level={2} />
          ))}
        </TileGrid>
      ) : (
        <StatePanel title={t('tags.emptyTitle')} action={<OtherTags />}>
          <p>{t('tags.emptyText')}</p>
        </StatePanel>
      )}
    </div>
  );
}

/** It is named while it is on its way, and where it cannot be had. */
function NoTag({ onReload }: { onReload: (() => void) | null }) {
  const { t } = useTranslation();
  usePage({ title: t('tags.title'), crumbs: [] });
  return (
    <div className={classes['broad']}>
      {onReload ? (
        <StatePanel
          level={1}
          title={t('tags.emptyTitle')}
          action={
            <Button variant="default" onClick={onReload}>
              {t('tags.reload')}
            </Button>
          }
        />
      ) : (
        <>
          <div className={classes['head']}>
            <Skeleton width={220} height={36} />
          </div>
          <TileGridSkeleton />
        </>
      )}
    </div>
  );
}

/** The podcasts of one tag. */
export function TagPage() {
  const { id } = useParams({ from: '/tag/$id' });
  const query = useTag(id);
  if (query.data) return <TagView tag={query.data.tag} />;
  if (query.isPending) return <NoTag onReload={null} />;
  const { status, message } = failureOf(query.error);
  if (status === 404) return <NotFoundPage message={message} />;
  return <NoTag onReload={() => void query.refetch()} />;
}
