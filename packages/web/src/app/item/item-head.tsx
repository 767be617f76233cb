import { hasSummary, hasTranscript, type Item, isFinal, pathOf } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../events/events.context.ts';
import { ItemHeader } from '../../features/item/item-header.tsx';
import { itemFacts } from '../../features/library/item-facts.ts';
import { AskSummary } from '../../features/processing/ask-summary.tsx';
import { FailureBar } from '../../features/processing/failure-bar.tsx';
import { StatusBar } from '../../features/processing/status-bar.tsx';
import { secondsOf } from '../../format/time.ts';
import { usePlayerStore } from '../../player/player.context.ts';
import type { Track } from '../../player/track.ts';
import { VideoStage } from '../../player/video-stage.tsx';
import { useSession } from '../../session/get-session.api.ts';
import { copyLink } from '../../ui/copy-text.ts';
import classes from './item-page.module.css';
import { frameOfVideo } from './track-of-item.ts';
import type { useItemJumps } from './use-item-jumps.ts';

type Props = { item: Item; track: Track | null; playing: boolean; jumps: ReturnType<typeof useItemJumps> };

const differsNoticeablySeconds = 5;

/** Whether what is served now is longer or shorter than what was transcribed. */
export function isOtherRecording(item: Item): boolean {
  if (item.media_kept || item.transcribed_duration === null || item.duration === null) return false;
  return Math.abs(secondsOf(item.duration) - item.transcribed_duration) > differsNoticeablySeconds;
}

function State({ item }: { item: Item }) {
  const session = useSession();
  const summarised = item.summaries.length > 0;
  if (item.processing_status === 'FAILED')
    return <FailureBar item={item} mayRetry={session?.may_retry ?? false} />;
  const waits = item.processing_status === 'TRANSCRIPTION_COMPLETE' || hasSummary(item.processing_status);
  if (!summarised && hasTranscript(item.processing_status) && waits) return <AskSummary item={item} />;
  return isFinal(item.processing_status) ? null : <StatusBar item={item} />;
}

/** The head of an item: title and facts, picture, and how far its processing is. */
export function ItemHead({ item, track, playing, jumps }: Props) {
  const { t } = useTranslation();
  const player = usePlayerStore();
  const log = useLog();
  const frame = track?.kind === 'video' ? null : frameOfVideo(item.video_url, jumps.frameSeconds);
  const notes = isOtherRecording(item) ? [...item.notes, t('item.durationDiffers')] : item.notes;
  const onPlay = (): void => {
    if (!track) return;
    const { track: current, time, toggle, playFrom } = player.getState();
    if (current?.src === track.src) toggle();
    else playFrom(track, current === null ? time : 0);
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
