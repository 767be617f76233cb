import { type Item, pathOf } from '@ecco/contract';
import { ActionIcon, Skeleton } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseSummary } from '../../../features/summary/choose-summary.ts';
import { shortDate } from '../../../format/date.ts';
import { ownerOf, pictureOf } from '../../../format/item-owner.ts';
import { shownTitle } from '../../../format/text.ts';
import { clock, durationSeconds } from '../../../format/time.ts';
import { SeekBar } from '../../../player/bar/seek-bar.tsx';
import { usePlayer, usePlayerStore } from '../../../player/player.context.ts';
import type { Track } from '../../../player/track.ts';
import { VideoStage } from '../../../player/video-stage.tsx';
import { Monogram } from '../../../ui/text/monogram.tsx';
import { TextLines } from '../../../ui/text/text-lines.tsx';
import { trackOfItem } from '../../item/state/track-of-item.ts';
import classes from './embed-player.module.css';

/** The picture of the show leads to its page, outside the frame. */
function ShowPicture({ item }: { item: Item }) {
  const { t } = useTranslation();
  const picture = <Monogram {...pictureOf(item, t(`kindOne.${item.kind}`))} size={56} />;
  if (!item.show) return picture;
  const repositories = item.show.kind === 'publication' ? 'pub' : 'pod';
  return (
    <a
      href={`/${repositories}/${item.show.slug}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('embed.show', { name: item.show.name })}
    >
      {picture}
    </a>
  );
}

function Transport({ track }: { track: Track }) {
  const { t } = useTranslation();
  const store = usePlayerStore();
  const playing = usePlayer((state) => state.status === 'playing');
  const failed = usePlayer((state) => state.status === 'failed');
  const time = usePlayer((state) => Math.floor(state.time));
  const duration = usePlayer((state) => state.duration);
  return (
    <div className={classes['transport']}>
      <ActionIcon
        variant="filled"
        radius="xl"
        size={44}
        aria-label={t(playing ? 'player.pause' : 'player.play')}
        onClick={() => {
          if (store.getState().track) store.getState().toggle();
          else store.getState().playFrom(track, 0);
        }}
      >
        {playing ? <IconPlayerPauseFilled size={20} /> : <IconPlayerPlayFilled size={20} />}
      </ActionIcon>
      {failed ? (
        <p role="alert">{t('player.failed')}</p>
      ) : (
        <>
          <time>{clock(time)}</time>
          <SeekBar />
          <time>{clock(duration)}</time>
        </>
      )}
    </div>
  );
}

/** An item inside somebody else's page: what it is, and its sound or picture. */
export function EmbedPlayer({ item }: { item: Item }) {
  const { t } = useTranslation();
  const player = usePlayerStore();
  const track = useMemo(() => trackOfItem(item, chooseSummary(item.summaries)), [item]);
  useEffect(() => {
    if (track?.kind === 'audio') player.getState().offer(track);
  }, [player, track]);
  const date = item.release_date === null ? null : (shortDate(item.release_date) ?? t('meta.invalidDate'));
  const length = item.duration === null ? null : clock(durationSeconds(item.duration));
  return (
    <article className={classes['card']}>
      <header className={classes['head']}>
        <ShowPicture item={item} />
        <div>
          <h1>
            <a href={pathOf(item)} target="_blank" rel="noreferrer">
              {shownTitle(item.title) || t('library.untitled')}
            </a>
          </h1>
          <p>{[ownerOf(item), date, length].filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      {track?.kind === 'video' ? <VideoStage track={track} /> : null}
      {track?.kind === 'audio' ? <Transport track={track} /> : null}
      {track === null ? (
        <a className={classes['open']} href={pathOf(item)} target="_blank" rel="noreferrer">
          {t('embed.open')}
        </a>
      ) : null}
    </article>
  );
}

/** The card of an item that is on its way. */
export function EmbedSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes['card']} role="status">
      <span className="visually-hidden">{t('embed.loading')}</span>
      <div className={classes['head']}>
        <Skeleton width={56} height={56} radius={8} />
        <TextLines widths={[70, 48]} />
      </div>
      <div className={classes['transport']}>
        <Skeleton width={44} height={44} circle />
        <Skeleton width={32} height={14} />
        <Skeleton height={4} />
        <Skeleton width={32} height={14} />
      </div>
    </div>
  );
}
