import type { LibraryItem } from '@ecco/contract';
import { ActionIcon } from '@mantine/core';
import { IconPlayerPlay, IconPlaylistAdd, IconPlaylistX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownTitle } from '../../../format/text.ts';
import { queue } from '../../../player/queue/queue.store.ts';
import { queueEntry } from '../../../player/queue/queue-entry.ts';
import { useQueue } from '../../../player/queue/use-queue.ts';
import { say } from '../../../ui/overlay/notice.store.ts';

type ActionProps = { name: string; children: ReactNode; onClick: () => void };

function Action({ name, onClick, children }: ActionProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={32} aria-label={name} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}

/** Plays an item from its row, its recording or its digest, or puts it behind what is played, and takes it out again. */
export function RowActions({ item }: { item: LibraryItem }) {
  const { t } = useTranslation();
  const title = shownTitle(item.title);
  const entry = queueEntry(item);
  const isQueued = useQueue(({ entries }) => entries.some(({ uuid }) => uuid === entry.uuid));
  if (item.processing_status !== 'ASSERTIONS_COMPLETE') return null;
  const play = (): void => queue.getState().start({ id: null, name: null, entries: [entry], at: 0 });
  const add = (): void => {
    queue.getState().enqueue(entry);
    say(t('libraryList.queued', { title }));
  };
  const remove = (): void => {
    queue.getState().remove(entry.uuid);
    say(t('libraryList.unqueued', { title }));
  };
  return (
    <>
      <Action name={t('libraryList.playNamed', { title })} onClick={play}>
        <IconPlayerPlay size={16} stroke={1.6} />
      </Action>
      {isQueued ? (
        <Action name={t('libraryList.unqueueNamed', { title })} onClick={remove}>
          <IconPlaylistX size={18} stroke={1.6} />
        </Action>
      ) : (
        <Action name={t('libraryList.queueNamed', { title })} onClick={add}>
          <IconPlaylistAdd size={18} stroke={1.6} />
        </Action>
      )}
    </>
  );
}
