import { type Item, isFinal } from '@ecco/contract';
import { endStatus } from '@ecco/domain';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconSettings } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../chunks/lazy-chunk.ts';
import { ItemHeader } from '../../features/item/item-header.tsx';
import { PublisherNote } from '../../features/item/publisher-note.tsx';
import { factsOfPage } from '../../features/library/item-facts.ts';
import { NamesToAdd } from '../../features/proposal/names-to-add.tsx';
import { durationSeconds } from '../../format/time.ts';
import { usePlayer } from '../../player/player.context.ts';
import { useWidth } from '../../ui/page/use-width.ts';
import { AddOwner } from './actions/add-owner.tsx';
import { ItemActions } from './actions/item-actions.tsx';
import { ItemCuration, mayCurate } from './actions/item-curation.tsx';
import { lacksRecording, PlayButton } from './actions/play-button.tsx';
import classes from './frame/item-page.module.css';
import { PictureStage } from './picture-stage.tsx';
import type { ItemPageState } from './state/use-item-page-state.ts';

const differsNoticeablySeconds = 5;

/**
 * Whether what is served now is longer or shorter than what was transcribed. `measured`: the seconds that the file
 * itself says it has, once it was read; until then the publisher's word counts.
 */
export function isOtherRecording(item: Item, measured: number | null = null): boolean {
  const served = measured ?? (item.duration === null ? null : durationSeconds(item.duration));
  if (item.media_kept || item.transcribed_duration === null || served === null) return false;
  return Math.abs(served - item.transcribed_duration) > differsNoticeablySeconds;
}

/** Most items are done, so what is shown of the others comes when there is one. */
const ItemStatus = lazyChunk(
  () => import('./actions/item-status.tsx'),
  ({ ItemStatus }) => ItemStatus,
);

/** Most sources were read as they stand. */
const ItemReading = lazyChunk(
  () => import('./actions/item-reading.tsx'),
  ({ ItemReading }) => ItemReading,
);

/** Whether there is anything to say of how it was read or what it was joined with. */
const hasReading = ({ reading_reports: reports, readers_improved: isOlder, joined }: Item): boolean =>
  isOlder || joined.length > 0 || reports.some(({ entries }) => entries.length > 0);

const isDone = ({ processing_status, summaries }: Item): boolean =>
  processing_status === endStatus && summaries.length > 0;

/** What the keepers can do stands behind one button, so that it takes no room from what is read. */
function CurationButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const name = t('item.administration');
  // On a telephone its words would take the room of the facts beside it.
  if (useWidth() === 'narrow')
    return (
      <ActionIcon
        variant="default"
        size={32}
        aria-label={name}
        title={name}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <IconSettings size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    );
  return (
    <Button
      variant="default"
      size="compact-sm"
      rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden="true" />}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {name}
    </Button>
  );
}

/** The head of an item: title and facts, what can be done with it, its picture, and how far its processing is. */
export function ItemHead({ page }: { page: ItemPageState }) {
  const { t } = useTranslation();
  const { item, track, playing, playable, embedded } = page;
  const measured = usePlayer((state) => (state.track?.src === playable ? state.measured : null));
  const [isKept, setKept] = useState(false);
  const notes = isOtherRecording(item, measured) ? [...item.notes, t('item.durationDiffers')] : item.notes;
  return (
    <>
      <ItemHeader
        item={item}
        facts={[
          ...factsOfPage(t, item),
          { key: 'recording', node: lacksRecording(item.kind, track) ? t('item.noRecording') : null },
        ]}
        addOwner={mayCurate(page) ? <AddOwner item={item} /> : null}
        play={track ? <PlayButton kind={item.kind} track={track} playing={playing} saysLack={false} /> : null}
        actions={embedded ? null : <ItemActions page={page} />}
        keep={mayCurate(page) ? <CurationButton isOpen={isKept} onToggle={() => setKept(!isKept)} /> : null}
      />
      {item.publisher_words === null ? null : <PublisherNote text={item.publisher_words} />}
      <NamesToAdd names={item.organizations_listed} />
      <PictureStage page={page} />
      {isDone(item) ? null : (
        <Suspense>
          <ItemStatus item={item} />
        </Suspense>
      )}
      {hasReading(item) && isFinal(item.processing_status) ? (
        <Suspense>
          <ItemReading item={item} />
        </Suspense>
      ) : null}
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
