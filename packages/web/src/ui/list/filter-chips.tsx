import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './filter-chips.module.css';

/** A filter that is on, in words, and how it is taken off. */
export type FilterChip = { key: string; label: string; onRemove: () => void };

type Props = {
  /** What the list is called for those who hear the page. */
  label: string;
  chips: readonly FilterChip[];
  /** How much the filters leave, such as "5 of 230 funds". */
  count: string | null;
  onClear: () => void;
};

/** The filters that are on, above the list that they narrow: each comes off by itself, and all of them with one press. */
export function FilterChips({ label, chips, count, onClear }: Props) {
  const { t } = useTranslation();
  if (chips.length === 0) return null;
  return (
    <div className={classes['line']}>
      <ul aria-label={label}>
        {chips.map(({ key, label: words, onRemove }) => (
          <li key={key}>
            <button type="button" aria-label={t('filterChips.remove', { filter: words })} onClick={onRemove}>
              {words}
              <IconX size={14} stroke={1.8} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <p>
        {count === null ? null : (
          <>
            <span aria-live="polite">{count}</span> ·{' '}
          </>
        )}
        <button type="button" onClick={onClear}>
          {t('filterChips.clear')}
        </button>
      </p>
    </div>
  );
}
