import { pictureHref } from '@ecco/contract';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayer, usePlayerStore } from './player.context.ts';
import type { Track } from './track.ts';
import classes from './video-stage.module.css';

/**
 * Makes the picture one stop of the Tab key instead of one for each of its buttons, which the browser draws: Enter goes
 * in among them, Tab out again, and the space bar plays. The browser keeps the keys that are pressed on its buttons.
 */
function useOneStop(element: RefObject<HTMLVideoElement | null>) {
  const store = usePlayerStore();
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    if (isInside) element.current?.focus();
  }, [isInside, element]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isOutside = event.target === event.currentTarget;
    if (event.key === 'Enter' && isOutside) setInside(true);
    else if (event.key === ' ' && isOutside) store.getState().toggle();
    else return;
    event.preventDefault();
  };
  return {
    stop: { onKeyDown, tabIndex: isInside ? -1 : 0 },
    inside: { tabIndex: isInside ? 0 : -1, onFocus: () => setInside(true), onBlur: () => setInside(false) },
  };
}

/** The picture of a video, in its page, driven by the same controller as the sound. Leaving the page stops it. */
export function VideoStage({ track }: { track: Track }) {
  const { t } = useTranslation();
  const store = usePlayerStore();
  const element = useRef<HTMLVideoElement>(null);
  const failed = usePlayer((state) => state.track?.src === track.src && state.status === 'failed');
  const isMine = usePlayer((state) => state.track?.src === track.src);
  const { stop, inside } = useOneStop(element);

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
      {/* biome-ignore lint/a11y/useSemanticElements: the stop of the keyboard for all that the picture has is no fieldset */}
      <div role="group" aria-label={t('player.videoStop', { title: track.title })} {...stop}>
        {/* The transcript stands beside the picture and follows it. */}
        <video
          ref={element}
          {...inside}
          src={track.src}
          poster={track.image === null ? undefined : pictureHref(track.image)}
          controls
          preload="metadata"
          aria-label={t('player.video', { title: track.title })}
          onPlay={() => {
            if (!isMine && element.current) store.getState().playFrom(track, element.current.currentTime);
          }}
        />
      </div>
      {failed ? <p role="alert">{t('player.failed')}</p> : null}
    </div>
  );
}
