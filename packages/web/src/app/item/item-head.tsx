import { hasSummary, hasTranscript, type Item, isFinal } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemHeader } from '../../features/item/item-header.tsx';
import { PublisherNote } from '../../features/item/publisher-note.tsx';
import { itemFacts } from '../../features/library/item-facts.ts';
import { useSummaryAsked } from '../../features/processing/api/ask-summary.api.ts';
import { AskSummary } from '../../features/processing/ask-summary.tsx';
import { FailureBar } from '../../features/processing/failure-bar.tsx';
import { StatusBar } from '../../features/processing/status-bar.tsx';
import { secondsOf } from '../../format/time.ts';
import { usePlayer, usePlayerStore } from '../../player/player.context.ts';
import type { Track } from '../../player/track.ts';
import { ItemActions } from './actions/item-actions.tsx';
import { ItemCuration, mayKeep } from './actions/item-curation.tsx';
import classes from './frame/item-page.module.css';
import { PictureStage } from './frame/picture-stage.tsx';
import type { ItemPageState } from './state/use-item-page-state.ts';

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
  const asked = useSummaryAsked(item.uuid) && !isFinal(item.processing_status);
  const summarised = item.summaries.length > 0;
  if (item.processing_status === 'FAILED') return <FailureBar item={item} />;
  const waits = item.processing_status === 'TRANSCRIPTION_COMPLETE' || hasSummary(item.processing_status);
  if (!summarised && !asked && hasTranscript(item.processing_status) && waits)
    return <AskSummary item={item} />;
  return isFinal(item.processing_status) ? null : <StatusBar item={item} />;
}

/** Who plays an item: the recording, or its digest where it has one. */
function usePlay(track: Track | null): () => void {
  const player = usePlayerStore();
  useEffect(() => {
    if (track) player.getState().renew(track);
  }, [player, track]);
  return () => {
    if (track) player.getState().open(track);
  };
}

/** What the keepers can do stands behind one button, so that it takes no room from what is read. */
function KeepButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const label = t('item.administration');
  return (
    <Button
      variant="default"
      px={10}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <IconTool size={16} stroke={1.6} aria-hidden="true" />
    </Button>
  );
}

/** The head of an item: title and facts, what can be done with it, its picture, and how far its processing is. */
export function ItemHead({ page }: { page: ItemPageState }) {
  const { t } = useTranslation();
  const { item, track, playing, playable, embedded } = page;
  const onPlay = usePlay(track);
  const measured = usePlayer((state) => (state.track?.src === playable ? state.measured : null));
  const [isKept, setKept] = useState(false);
  const notes = isOtherRecording(item, measured) ? [...item.notes, t('item.durationDiffers')] : item.notes;
  return (
    <>
      <ItemHeader
        item={item}
        facts={itemFacts(t, item)}
        playing={track ? playing : null}
        onPlay={onPlay}
        actions={
          embedded ? null : (
            <>
              <ItemActions page={page} />
              {mayKeep(page) ? <KeepButton isOpen={isKept} onToggle={() => setKept(!isKept)} /> : null}
            </>
          )
        }
      />
      {item.publisher_words === null ? null : <PublisherNote text={item.publisher_words} />}
      <PictureStage page={page} />
      <State item={item} />
      {isKept ? <ItemCuration page={page} /> : null}
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
