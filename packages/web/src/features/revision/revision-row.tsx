import type { TranscriptRevision } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../ui/page/progress-bar.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { isUnderWay, type RevisionDecision } from './api/revisions.api.ts';
import { minutesDone } from './minutes-done.ts';
import classes from './revision.module.css';
import { RevisionCounts } from './revision-counts.tsx';

type Props = {
  revision: TranscriptRevision;
  onDecide: (decision: RevisionDecision) => void;
  isBusy: boolean;
  /** Shows what differs; null where that is not known, or shown already. */
  onOpen: (() => void) | null;
};

function Progress({ revision }: Pick<Props, 'revision'>) {
  const { t } = useTranslation();
  if (!isUnderWay(revision)) return null;
  const { done_ms: done, length_ms: length } = revision;
  const label = minutesDone(t, revision) ?? t('revision.making');
  return (
    <>
      <ProgressBar percent={done === null || !length ? 0 : (done / length) * 100} label={label} />
      <p className={classes['note']}>{label}</p>
    </>
  );
}

/** A transcript: where it comes from, how far it is, how much differs, and what can be done with it. */
export function RevisionRow({ revision, onDecide, isBusy, onOpen }: Props) {
  const { t } = useTranslation();
  const { uuid, source, state, maker, by, created_at: at, message, counts, may } = revision;
  const button = (how: RevisionDecision['how'], text: string, isMain = false) => (
    <Button
      size="compact-sm"
      variant={isMain ? 'filled' : 'default'}
      disabled={isBusy}
      onClick={() => onDecide({ revision: uuid, how })}
    >
      {text}
    </Button>
  );
  return (
    <div className={classes['row']}>
      <p>
        <strong>{t(`revision.source.${source}`)}</strong>
        {maker === null ? null : <span className={classes['maker']}> {maker}</span>}
      </p>
      <p className={classes['note']}>
        {t(`revision.state.${state}`)} · {by ?? t('revision.byItself')} · <Moment iso={at} />
      </p>
      <Progress revision={revision} />
      {message === null ? null : <p className={classes['problem']}>{message}</p>}
      {counts === null ? null : <RevisionCounts counts={counts} />}
      <div className={classes['actions']}>
        {may.use ? button('use', t('revision.use'), true) : null}
        {may.undo ? button('undo', t('revision.undo')) : null}
        {onOpen === null ? null : (
          <Button size="compact-sm" variant="default" onClick={onOpen}>
            {t('revision.changes')}
          </Button>
        )}
        {may.dismiss
          ? button('dismiss', t(isUnderWay(revision) ? 'revision.stop' : 'revision.decline'))
          : null}
      </div>
    </div>
  );
}
