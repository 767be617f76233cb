import { pictureHref } from '@ecco/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayer, usePlayerStore } from './player.context.ts';
import type { Track } from './track.ts';
import classes from './video-stage.module.css';

/** The picture of a video, in its page, driven by the same controller as the sound. Leaving the page stops it. */
export function VideoStage({ track }: { track: Track }) {
  const { t } = useTranslation();
  const store = usePlayerStore();
  const element = useRef<HTMLVideoElement>(null);
  const failed = usePlayer((state) => state.track?.src === track.src && state.status === 'failed');
  const isMine = usePlayer((state) => state.track?.src === track.src);

  useEffect(() => {
    store.getState().offer(track);
  }, [store, track]);

  useEffect(() => {
    if (isMine && element.current) return store.getState().attach(element.current);
    return undefined;
  }, [isMine, store]);

  useEffect(
    () => () => {
      if (store.getState().track?.src === track.src) store.getState().close();
    },
    [store, track.src],
  );

  return (
    <div className={classes['stage']}>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript stands beside the picture and follows it */}
      <video
        ref={element}
        src={track.src}
        poster={track.image === null ? undefined : pictureHref(track.image)}
        controls
        preload="metadata"
        aria-label={t('player.video', { title: track.title })}
        onPlay={() => {
          if (!isMine && element.current) store.getState().playFrom(track, element.current.currentTime);
        }}
      />
      {failed ? <p role="alert">{t('player.failed')}</p> : null}
    </div>
  );
}
