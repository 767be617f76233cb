import type { TranscriptRevision } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import classes from './revision.module.css';

type Props = { counts: NonNullable<TranscriptRevision['counts']> };

/** "312 lines read the same, 14 differ: 2 in figures, 1 in names", and what becomes of corrections. */
export function RevisionCounts({ counts: { same, differ, figures, names, corrections, lost } }: Props) {
  const { t } = useTranslation();
  const parts = [
    ...(figures > 0 ? [t('revision.figures', { count: figures })] : []),
    ...(names > 0 ? [t('revision.names', { count: names })] : []),
  ];
  const lines = `${t('revision.same', { count: same })}, ${t('revision.differ', { count: differ })}`;
  return (
    <>
      <p>
        {lines}
        {parts.length === 0 ? '' : `: ${parts.join(', ')}`}.
      </p>
      {corrections === 0 ? null : (
        <p className={classes['note']}>{t('revision.corrections', { count: corrections })}</p>
      )}
      {lost === 0 ? null : <p className={classes['problem']}>{t('revision.lost', { count: lost })}</p>}
    </>
  );
}
