import type { HearingDoubts, Item, Segment } from '@ecco/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { failureOf } from '../../api/failure.ts';
import { notices, say } from '../../ui/overlay/notice.store.ts';
import { useConfirm, useRestoreLine, useUndoReview } from './api/hearing.api.ts';
import { type DoubtEntry, doubtEntries } from './doubt-entries.ts';
import { DoubtRow, type RowActions } from './doubt-row.tsx';
import classes from './hearing.module.css';

type Reviewing = {
  item: Pick<Item, 'uuid'>;
  onPlay: ((entry: DoubtEntry) => void) | null;
  onEdit: (segment: Segment) => void;
};

/** What can be done to a row; each offers to be undone. */
function useRowActions({ item: { uuid }, onPlay, onEdit }: Reviewing): RowActions {
  const { t } = useTranslation();
  const confirm = useConfirm(uuid);
  const restore = useRestoreLine(uuid);
  const undo = useUndoReview(uuid);
  const onError = (error: unknown): void => say(failureOf(error).message ?? t('error.unknown'), 'error');
  const takeBack = (review: string): void =>
    undo.mutate(review, { onSuccess: () => say(t('hearing.undone')), onError });
  const done = (text: string) => ({
    onError,
    onSuccess: ({ review }: { review: string }) =>
      notices.getState().offer(text, { label: t('hearing.undo'), run: () => takeBack(review) }),
  });
  return {
    onPlay,
    onAccept: ({ aside, words, line: { segment } }) =>
      aside === null
        ? confirm.mutate({ segment, words }, done(t('hearing.confirmed', { words })))
        : restore.mutate(segment, done(t('hearing.restored'))),
    onEdit: ({ line }) => {
      api.item
        .transcript({ id: uuid, from: line.line, limit: 1 })
        .then(({ segments: [segment] }) => segment && onEdit(segment))
        .catch(onError);
    },
    onUndo: ({ review }) => review && takeBack(review.uuid),
  };
}

/** What was transcribed unsurely, to be gone through by the keyboard: the next place that is open comes by itself. */
export function DoubtList({ doubts, ...reviewing }: Reviewing & { doubts: HearingDoubts }) {
  const { t } = useTranslation();
  const entries = doubtEntries(doubts.lines);
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      entries.findIndex(({ review }) => review === null),
    ),
  );
  const actions = useRowActions(reviewing);
  const move = (by: number): void => setCurrent((at) => Math.min(entries.length - 1, Math.max(0, at + by)));
  const acceptAndGoOn = (entry: DoubtEntry): void => {
    actions.onAccept(entry);
    move(1);
  };
  return (
    <>
      <p className={classes['hint']}>{t('hearing.hint')}</p>
      <ol className={classes['list']} aria-label={t('hearing.title')}>
        {entries.map((entry, at) => (
          <DoubtRow
            key={entry.key}
            {...actions}
            onAccept={acceptAndGoOn}
            entry={entry}
            isCurrent={at === current}
            onMove={move}
            onFocus={() => setCurrent(at)}
          />
        ))}
      </ol>
    </>
  );
}
