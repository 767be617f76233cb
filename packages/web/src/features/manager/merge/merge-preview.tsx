import type { MergePreview as Preview } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import classes from './merge.module.css';

const moved = [
  'connections',
  'meetings',
  'publications',
  'items',
  'aliases',
  'facts',
  'followers',
  'candidates',
] as const;

/** What moves to the one that stays, in numbers, and what becomes of the other. */
export function MergePreview({ preview: { kept, gone, moves } }: { preview: Preview }) {
  const { t } = useTranslation();
  const names = { kept: kept.name, gone: gone.name };
  const reported = moved.filter((what) => moves[what] > 0);
  return (
    <section className={classes['preview']} aria-label={t('merging.preview')}>
      <p>{t('merging.moves', names)}</p>
      {reported.length === 0 ? (
        <p>{t('merging.nothingMoves', names)}</p>
      ) : (
        <ul>
          {reported.map((what) => (
            <li key={what}>{t(`merging.count.${what}`, { count: moves[what] })}</li>
          ))}
        </ul>
      )}
      <p>{t('merging.after', names)}</p>
    </section>
  );
}
