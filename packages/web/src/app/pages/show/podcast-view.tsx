/*
 * The page of a podcast or channel put together: what it is, what its newest summary says, and its episodes.
 */
import { type ItemCard, limits, type Podcast } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FollowButton } from '../../../features/follow/follow-button.tsx';
import { isHeard } from '../../../features/list/queue-of-list.ts';
import { PodcastTools } from '../../../features/show/podcast-tools.tsx';
import { ShowHead } from '../../../features/show/show-head.tsx';
import { truncate } from '../../../format/text.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { LatestSummary } from './latest-summary.tsx';
import { PlayAll } from './play-all.tsx';
import classes from './show-page.module.css';

function Tags({ tags }: Pick<Podcast, 'tags'>) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <ul className={classes['tags']} aria-label={t('podcast.tags')}>
      {tags.map(({ slug, label }) => (
        <li key={slug}>
          <Link to="/tag/$id" params={{ id: slug }}>
            {truncate(label, limits.categoryLabelMax)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  podcast: Podcast;
  /** Those loaded so far. */
  episodes: readonly ItemCard[];
  children: ReactNode;
};

/** `children`: the list of its episodes. */
export function PodcastView({ podcast, episodes, children }: Props) {
  const { t } = useTranslation();
  const isAdmin = useSession()?.role === 'admin';
  usePage({ title: podcast.name });
  return (
    <>
      <ShowHead show={podcast} newest={episodes[0]?.release_date ?? null}>
        {episodes.some(isHeard) ? <PlayAll podcast={podcast} /> : null}
        <FollowButton show={podcast} />
      </ShowHead>
      <Tags tags={podcast.tags} />
      {podcast.ignored ? <p className={classes['ignored']}>{t('podcast.ignored')}</p> : null}
      {isAdmin ? <PodcastTools podcast={podcast} /> : null}
      {episodes.length > 0 ? (
        <>
          <LatestSummary title={t('show.latest')} glance={podcast.latest} />
          {children}
        </>
      ) : (
        <StatePanel title={t('podcast.emptyTitle')}>
          <p>{t('podcast.emptyText')}</p>
        </StatePanel>
      )}
    </>
  );
}
