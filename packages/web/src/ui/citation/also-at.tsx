import { type ItemName, pathOf } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { shownTitle } from '../../format/text.ts';
import classes from './also-at.module.css';

/** Where else the same text stands: one source, of which each address can be opened. */
export function AlsoAt({ items }: { items: readonly ItemName[] }) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <details className={classes['also']}>
      <summary>{t('citation.alsoAt', { count: items.length })}</summary>
      <ul>
        {items.map((item) => (
          <li key={item.uuid}>
            <a href={pathOf(item)}>{shownTitle(item.title) || t('library.untitled')}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
