import type { ReadQuery } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import classes from './query.module.css';

type Props = {
  query: string;
  read: Pick<ReadQuery, 'problems' | 'corrected'>;
  /** Whether the words are searched as they were typed. */
  exact?: boolean;
  /** Turns mending off and on; null where only what finds nothing is mended. */
  onExact: ((exact: boolean) => void) | null;
};

/** What was mended in the search and what of it was not understood. */
export function QueryNotes({ query, read: { problems, corrected }, exact = false, onExact }: Props) {
  const { t } = useTranslation();
  if (problems.length === 0 && corrected === null && !exact) return null;
  return (
    <div className={classes['notes']} role="status">
      {corrected ? (
        <p>
          {t('searching.corrected')} <strong>{corrected.query}</strong>.{' '}
          {onExact ? (
            <button type="button" className={classes['plain']} onClick={() => onExact(true)}>
              {t('searching.exactly', { query })}
            </button>
          ) : null}
        </p>
      ) : null}
      {exact && onExact ? (
        <p>
          {t('searching.isExact')}{' '}
          <button type="button" className={classes['plain']} onClick={() => onExact(false)}>
            {t('searching.mend')}
          </button>
        </p>
      ) : null}
      {problems.map(({ code, from, to }) => (
        <p key={`${code}-${from}-${to}`}>{t(`searching.problem.${code}`, { part: query.slice(from, to) })}</p>
      ))}
    </div>
  );
}
