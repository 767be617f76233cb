import type { Item, TranscriptRevisions } from '@ecco/contract';
import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Jump } from '../../ui/citation/place.context.ts';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { isUnderWay, useRevisions } from './api/revisions.api.ts';
import { minutesDone } from './minutes-done.ts';
import { RevisionSheet } from './revision-sheet.tsx';

type Props = {
  item: Pick<Item, 'uuid'>;
  /** Null where nothing can be played. */
  onPlay: Jump | null;
};

/** What is to be known without opening it: that one is being made, or waits for a decision. */
function labelOf(t: TFunction, { revisions }: TranscriptRevisions): string {
  const made = revisions.find(isUnderWay);
  if (made) return minutesDone(t, made) ?? t('revision.making');
  return t(revisions.some(({ state }) => state === 'proposed') ? 'revision.ready' : 'revision.title');
}

/** Opens the transcripts of a recording; nothing for what has none and cannot have another. */
export function RevisionButton({ item: { uuid }, onPlay }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data } = useRevisions(uuid);
  if (data === undefined || !(data.can.file || data.revisions.length > 0)) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
        {labelOf(t, data)}
      </Button>
      <SideSheet
        open={isOpen}
        title={t('revision.title')}
        closeLabel={t('revision.close')}
        side="right"
        width="settings"
        onClose={close}
      >
        {isOpen ? <RevisionSheet id={uuid} transcripts={data} onPlay={onPlay} /> : null}
      </SideSheet>
    </>
  );
}
