import type { Expansion } from '@ecco/contract';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './search.module.css';
import type { Refusals } from './use-refusals.ts';

type Props = { expansions: readonly Expansion[]; refusals: Refusals };

/** What was looked for besides the words that were typed, each to be refused, and what was refused. */
export function Widening({ expansions, refusals: { refused, refuse, allow } }: Props) {
  const { t } = useTranslation();
  if (expansions.length + refused.length === 0) return null;
  return (
    <ul className={classes['widening']} aria-label={t('search.widening')}>
      {expansions.map(({ said, also }) => (
        <li key={said}>
          <span>{t('search.widened', { said, also: also.join(', ') })}</span>
          <button
            type="button"
            title={t('search.refuse', { said })}
            aria-label={t('search.refuse', { said })}
            onClick={() => refuse(said)}
          >
            <IconX size={14} stroke={1.8} aria-hidden="true" />
          </button>
        </li>
      ))}
      {refused.map((said) => (
        <li key={said} data-refused>
          <span>{t('search.refused', { said })}</span>
          <button
            type="button"
            title={t('search.allow', { said })}
            aria-label={t('search.allow', { said })}
            onClick={() => allow(said)}
          >
            <IconPlus size={14} stroke={1.8} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
