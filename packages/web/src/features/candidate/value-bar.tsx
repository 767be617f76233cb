import type { Candidate } from '@ecco/contract';
import { approveFrom, rejectUpTo } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import classes from './candidate.module.css';

/** Whether a value is worth approving, rejecting, or a look. */
export function toneOf(value: number): 'good' | 'bad' | 'open' {
  if (value >= approveFrom) return 'good';
  return value <= rejectUpTo ? 'bad' : 'open';
}

/** What the engine thinks a candidate is worth, as a bar and a number. */
export function ValueBar({ verdict }: { verdict: Candidate['metadata']['llm_classification'] }) {
  const { t } = useTranslation();
  if (verdict === null || verdict.error !== null)
    return <span className={classes['value']}>{t('candidates.unjudged')}</span>;
  const { overall_value: value } = verdict;
  const shown = value.toFixed(2);
  return (
    <span className={classes['value']} data-tone={toneOf(value)} title={verdict.reason ?? undefined}>
      <span className={classes['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(value * 100)}%` }} />
      </span>
      <span aria-hidden="true">{shown}</span>
      <span className={classes['heard']}>{t('candidates.value', { value: shown })}</span>
    </span>
  );
}
