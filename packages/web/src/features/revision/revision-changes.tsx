import type { RevisionChanges, TranscriptDifference, TranscriptRevision } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { clock } from '../../format/time.ts';
import type { Jump } from '../../ui/citation/place.context.ts';
import { PageTurner } from '../../ui/list/page-turner.tsx';
import { StatePanel } from '../../ui/page/state-panel.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { useRevisionChanges } from './api/revisions.api.ts';
import classes from './revision.module.css';

type Placed = { line: number; start_ms: number | null };

type PlayProps = { at: Placed; onPlay: Jump | null };

/** The way to the second of a place, where it has one and there is something to play. */
function PlayFrom({ at: { line, start_ms: startMs }, onPlay }: PlayProps) {
  const { t } = useTranslation();
  if (startMs === null) return <p className={classes['note']}>{t('revision.line', { line: line + 1 })}</p>;
  const time = clock(startMs / 1_000);
  if (onPlay === null) return <p className={classes['note']}>{time}</p>;
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('revision.play', { time })}
      onClick={() => onPlay({ line, segment: null, seconds: startMs / 1_000, page: null })}
    >
      {time}
    </Button>
  );
}

function Side({ title, place }: { title: string; place: TranscriptDifference['old'] }) {
  const { t } = useTranslation();
  return (
    <div>
      <p className={classes['note']}>{title}</p>
      <p className={classes['words']}>
        {place.before}
        {place.words === '' ? <em>{t('revision.nothing')}</em> : <mark>{place.words}</mark>}
        {place.after}
      </p>
    </div>
  );
}

type ListProps = { changes: RevisionChanges; isUsed: boolean; onPlay: Jump | null };

function Differences({ changes: { differences }, isUsed, onPlay }: ListProps) {
  const { t } = useTranslation();
  return (
    <ol className={classes['list']} aria-label={t('revision.changes')}>
      {differences.map((difference) => (
        <li
          key={`${difference.old.line}-${difference.new.line}-${difference.old.before}-${difference.new.words}`}
        >
          <div className={classes['head']}>
            <strong>{t(`revision.kind.${difference.kind}`)}</strong>
            <PlayFrom at={isUsed ? difference.new : difference.old} onPlay={onPlay} />
          </div>
          <div className={classes['sides']}>
            <Side title={t('revision.old')} place={difference.old} />
            <Side title={t('revision.new')} place={difference.new} />
          </div>
        </li>
      ))}
    </ol>
  );
}

const fates = ['lost', 'stays', 'agrees'] as const;

/** What becomes of corrected lines, those first whose words are gone. */
function Corrections({ changes: { corrections, names_lost: names }, isUsed, onPlay }: ListProps) {
  const { t } = useTranslation();
  if (corrections.length + names.length === 0) return null;
  const ordered = fates.flatMap((fate) => corrections.filter((one) => one.fate === fate));
  return (
    <section aria-label={t('revision.handwork')}>
      <h3>{t('revision.handwork')}</h3>
      {names.length === 0 ? null : (
        <p className={classes['problem']}>{t('revision.namesLost', { names: names.join(', ') })}</p>
      )}
      <ol className={classes['list']}>
        {ordered.map((one) => (
          <li key={`${one.line}-${one.corrected}`}>
            <div className={classes['head']}>
              <strong>{t(`revision.fate.${one.fate}`)}</strong>
              {isUsed ? <PlayFrom at={one} onPlay={onPlay} /> : null}
            </div>
            <div className={classes['sides']}>
              <div>
                <p className={classes['note']}>{t('revision.corrected')}</p>
                <p className={classes['words']}>{one.corrected}</p>
              </div>
              <div>
                <p className={classes['note']}>{t('revision.new')}</p>
                <p className={classes['words']}>{one.now}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Props = { id: string; revision: TranscriptRevision; onPlay: Jump | null };

/** What differs between a transcript and the one of before, place by place. */
export function RevisionChangesView({ id, revision: { uuid, state }, onPlay }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data: changes, error, isPending, refetch } = useRevisionChanges(id, uuid, page);
  if (isPending) return <TableSkeleton />;
  if (!changes) {
    return (
      <StatePanel
        tone="error"
        title={t('revision.loadFailed')}
        action={<Button onClick={() => void refetch()}>{t('listState.retry')}</Button>}
      >
        <p>{failureOf(error).message}</p>
      </StatePanel>
    );
  }
  const shown = { changes, isUsed: state === 'used', onPlay };
  return (
    <>
      <Corrections {...shown} />
      {changes.pagination.total === 0 ? <p>{t('revision.noChanges')}</p> : <Differences {...shown} />}
      {changes.left_out > 0 ? (
        <p className={classes['note']}>{t('revision.leftOut', { count: changes.left_out })}</p>
      ) : null}
      <PageTurner {...changes.pagination} onPage={setPage} />
    </>
  );
}
