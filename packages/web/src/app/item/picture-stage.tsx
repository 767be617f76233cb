import { type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../chunks/lazy-chunk.ts';
import { usePlayer } from '../../player/player.context.ts';
import { VideoStage } from '../../player/video-stage.tsx';
import { AfterPaint } from '../../ui/page/after-paint.tsx';
import { useSplit } from '../../ui/page/use-wide.ts';
import classes from './picture-stage.module.css';
import { landmarksOf } from './state/landmarks-of.ts';
import { frameOfVideo } from './state/track-of-item.ts';
import type { ItemPageState } from './state/use-item-page-state.ts';

const FollowingLines = lazyChunk(
  () => import('./sections/later-sections.ts'),
  ({ FollowingLines }) => FollowingLines,
);

/** Whether the place of the picture has left the window upwards, so that the reader is among the words below. */
function useIsPassed(place: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return passed;
}

function Frame({ src, title }: { src: string; title: string }) {
  const { t } = useTranslation();
  return (
    <iframe
      key={src}
      src={src}
      title={t('player.video', { title })}
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
    />
  );
}

/**
 * The picture of an item, where it has one. While it plays and the reader has gone on to the words, it goes along
 * beside them; its place stays as it was, so that nothing moves. Where there is room, what is said stands beside it.
 */
export function PictureStage({ page }: { page: ItemPageState }) {
  const { item, track, jumps, playable, names } = page;
  const split = useSplit();
  const place = useRef<HTMLDivElement>(null);
  const landmarks = useMemo(() => landmarksOf(page.summary), [page.summary]);
  const passed = useIsPassed(place);
  const wasStarted = usePlayer((state) => state.track?.src === track?.src && state.time > 0);
  const frame = track?.kind === 'video' ? null : frameOfVideo(item.video_url, jumps.frameSeconds);
  const picture: ReactNode =
    track?.kind === 'video' ? (
      <VideoStage track={track} />
    ) : frame ? (
      <Frame src={frame} title={item.title} />
    ) : null;
  // Without a picture there is nothing that others would have to make room for.
  const beside = picture !== null && passed && (wasStarted || jumps.frameSeconds > 0);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-picture-beside', beside);
    return () => document.documentElement.removeAttribute('data-picture-beside');
  }, [beside]);
  const stage = (
    <div ref={place} className={picture ? classes['place'] : undefined} data-beside={beside || undefined}>
      {picture ? <div className={classes['picture']}>{picture}</div> : null}
    </div>
  );
  if (!split || track?.kind !== 'video' || item.content_total === 0) return stage;
  return (
    <div className={classes['band']}>
      {stage}
      <AfterPaint before={null}>
        <Suspense>
          <FollowingLines item={item} landmarks={landmarks} playable={playable} nameOf={names.nameOf} />
        </Suspense>
      </AfterPaint>
    </div>
  );
}
