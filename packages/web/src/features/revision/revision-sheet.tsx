import type { TranscriptRevision, TranscriptRevisions } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Jump } from '../../ui/citation/place.context.ts';
import classes from './revision.module.css';
import { RevisionChangesView } from './revision-changes.tsx';
import { RevisionRequestForm } from './revision-request.tsx';
import { RevisionRow } from './revision-row.tsx';
import { useDecide } from './use-decide.ts';

type Props = { id: string; transcripts: TranscriptRevisions; onPlay: Jump | null };

/** The transcripts of an item with what made them, the ways to get another, and what differs. */
export function RevisionSheet({ id, transcripts, onPlay }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<TranscriptRevision | null>(null);
  const { decide, isBusy } = useDecide(id);
  const { origin, maker, settled, revisions } = transcripts;
  const shown = revisions.find(({ uuid }) => uuid === opened?.uuid);
  if (shown) {
    return (
      <div className={classes['sheet']}>
        <Button variant="default" size="compact-sm" onClick={() => setOpened(null)}>
          {t('revision.back')}
        </Button>
        <RevisionRow revision={shown} onDecide={decide} isBusy={isBusy} onOpen={null} />
        <RevisionChangesView id={id} revision={shown} onPlay={onPlay} />
      </div>
    );
  }
  return (
    <div className={classes['sheet']}>
      <p>
        {t('revision.now')} {t(`revision.origin.${origin ?? 'page'}`)}
        {maker === null || origin !== 'transcriber' ? null : ` (${maker})`}
      </p>
      {settled ? null : <p className={classes['note']}>{t('revision.regenerating')}</p>}
      <RevisionRequestForm id={id} transcripts={transcripts} />
      {revisions.length === 0 ? null : (
        <ol className={classes['list']} aria-label={t('revision.all')}>
          {revisions.map((revision) => (
            <li key={revision.uuid}>
              <RevisionRow
                revision={revision}
                onDecide={decide}
                isBusy={isBusy}
                onOpen={revision.counts === null ? null : () => setOpened(revision)}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
