/*
 * The page of a podcast or channel put together: what it is, what its newest summary says, and its episodes.
 */
import { type ItemCard, limits, type Podcast } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client.ts';
import { useLog } from '../../../events/events.context.ts';
import { NewSince } from '../../../features/alert/new-since.tsx';
import { SinceBand } from '../../../features/alert/since-band.tsx';
import { SubscribeButton } from '../../../features/alert/subscribe-button.tsx';
import { FollowButton } from '../../../features/follow/follow-button.tsx';
import { PodcastTools } from '../../../features/show/podcast-tools.tsx';
import { ShowHead } from '../../../features/show/show-head.tsx';
import { truncate } from '../../../format/text.ts';
import { queue } from '../../../player/queue/queue.store.ts';
import { isPlayable, queueEntry } from '../../../player/queue/queue-entry.ts';
import { say } from '../../../ui/overlay/notice.store.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { ReportNotes } from '../report-notes.tsx';
import { LatestSummary } from './latest-summary.tsx';
import classes from './show-page.module.css';

/** Plays the episodes of a podcast from the newest on, as many as one call gives: weeks of listening. */
function PlayAll({ podcast }: { podcast: Podcast }) {
  const { t } = useTranslation();
  const log = useLog();
  const { slug, name } = podcast;
  const all = useMutation({ mutationFn: () => api.podcast.read({ slug, per_page: limits.perPageDefault }) });
  const play = (): void => {
    log({ event: 'play_all', slug });
    all.mutate(undefined, {
      onSuccess: ({ podcast: { episodes } }) =>
        queue
          .getState()
          .start({ id: null, name, entries: episodes.filter(isPlayable).map(queueEntry), at: 0 }),
      onError: () => say(t('podcast.playFailed'), 'error'),
    });
  };
  return (
    <Button
      size="sm"
      leftSection={<IconPlayerPlayFilled size={14} aria-hidden="true" />}
      loading={all.isPending}
      onClick={play}
    >
      {t('podcast.playAll')}
    </Button>
  );
}

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
  usePage({ title: podcast.name });
  return (
    <>
      <ShowHead show={podcast} newest={episodes[0]?.release_date ?? null}>
        {episodes.some(isPlayable) ? <PlayAll podcast={podcast} /> : null}
        <FollowButton show={podcast} />
        <SubscribeButton kind="show" id={podcast.uuid} name={podcast.name} />
      </ShowHead>
      <SinceBand kind="show" id={podcast.uuid} changesHref={`/pod/${podcast.slug}/changes`} />
      <Tags tags={podcast.tags} />
      {podcast.ignored ? <p className={classes['ignored']}>{t('podcast.ignored')}</p> : null}
      {podcast.may.inspect ? (
        <PodcastTools podcast={podcast} reading={<ReportNotes reports={podcast.reading_reports} />} />
      ) : null}
      {episodes.length > 0 ? (
        <>
          <LatestSummary title={t('show.latest')} glance={podcast.latest} />
          <NewSince kind="show" id={podcast.uuid}>
            {children}
          </NewSince>
        </>
      ) : (
        <StatePanel title={t('podcast.emptyTitle')}>
          <p>{t('podcast.emptyText')}</p>
        </StatePanel>
      )}
    </>
  );
}
