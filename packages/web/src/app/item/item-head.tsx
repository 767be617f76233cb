import { hasSummary, hasTranscript, type Item, isFinal, pathOf } from '@ecco/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../events/events.context.ts';
import { ItemHeader } from '../../features/item/item-header.tsx';
import { itemFacts } from '../../features/library/item-facts.ts';
import { useSummaryAsked } from '../../features/processing/api/ask-summary.api.ts';
import { AskSummary } from '../../features/processing/ask-summary.tsx';
import { FailureBar } from '../../features/processing/failure-bar.tsx';
import { StatusBar } from '../../features/processing/status-bar.tsx';
import { secondsOf } from '../../format/time.ts';
import { usePlayer, usePlayerStore } from '../../player/player.context.ts';
import type { Track } from '../../player/track.ts';
import { VideoStage } from '../../player/video-stage.tsx';
import { useSession } from '../../session/get-session.api.ts';
import { copyLink } from '../../ui/copy-text.ts';
import classes from './item-page.module.css';
import { frameOfVideo, playableOf } from './track-of-item.ts';
import type { useItemJumps } from './use-item-jumps.ts';

type Props = { item: Item; track: Track | null; playing: boolean; jumps: ReturnType<typeof useItemJumps> };

const differsNoticeablySeconds = 5;

/**
 * Whether what is served now is longer or shorter than what was transcribed. `measured`: the seconds that the file
 * itself says it has, once it was read; until then the publisher's word counts.
 */
export function isOtherRecording(item: Item, measured: number | null = null): boolean {
  const served = measured ?? (item.duration === null ? null : secondsOf(item.duration));
  if (item.media_kept || item.transcribed_duration === null || served === null) return false;
  return Math.abs(served - item.transcribed_duration) > differsNoticeablySeconds;
}

function State({ item }: { item: Item }) {
  const session = useSession();
  const asked = useSummaryAsked(item.uuid) && !isFinal(item.processing_status);
  const summarised = item.summaries.length > 0;
  if (item.processing_status === 'FAILED')
    return <FailureBar item={item} mayRetry={session?.may_retry ?? false} />;
  const waits = item.processing_status === 'TRANSCRIPTION_COMPLETE' || hasSummary(item.processing_status);
  if (!summarised && !asked && hasTranscript(item.processing_status) && waits)
    return <AskSummary item={item} />;
  return isFinal(item.processing_status) ? null : <StatusBar item={item} />;
}

/** The head of an item: title and facts, picture, and how far its processing is. */
export function ItemHead({ item, track, playing, jumps }: Props) {
  const { t } = useTranslation();
  const player = usePlayerStore();
  const log = useLog();
  const frame = track?.kind === 'video' ? null : frameOfVideo(item.video_url, jumps.frameSeconds);
  const measured = usePlayer((state) => (state.track?.src === playableOf(track) ? state.measured : null));
  const notes = isOtherRecording(item, measured) ? [...item.notes, t('item.durationDiffers')] : item.notes;
  useEffect(() => {
    if (track) player.getState().renew(track);
  }, [player, track]);
  const onPlay = (): void => {
    if (track) player.getState().open(track);
  };
  const onCopy = (): void => {
    log({ event: 'copy_link', slug: item.slug, 'button-src': 'header' });
    void copyLink(t, `${location.origin}${pathOf(item)}`);
  };
  return (
    <>
      <ItemHeader
        item={item}
        facts={itemFacts(t, item)}
        playing={track ? playing : null}
        onPlay={onPlay}
        onCopy={onCopy}
      />
      {track?.kind === 'video' ? (
        <div className={classes['stage']}>
          <VideoStage track={track} />
        </div>
      ) : null}
      {frame ? (
        <div className={classes['stage']}>
          <iframe
            key={frame}
            src={frame}
            title={t('player.video', { title: item.title })}
            allow="autoplay; encrypted-media; picture-in-picture"
            allowFullScreen
          />
        </div>
      ) : null}
      <State item={item} />
      {notes.length > 0 ? (
        <div className={classes['notes']}>
          <strong>{t('item.notes')}</strong>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      ) : null}
    </>
  );
}
