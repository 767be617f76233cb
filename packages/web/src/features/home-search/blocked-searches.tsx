import { useTranslation } from 'react-i18next';
import classes from './home-search.module.css';
import { searchHref } from './search-terms.ts';

/** Searches for which the browser opened no tab: each as a link that does. */
export function BlockedSearches({ terms }: { terms: readonly string[] }) {
  const { t } = useTranslation();
  if (terms.length === 0) return null;
  return (
    <div className={classes['note']} role="status">
      <p>{t('homeSearch.blocked', { count: terms.length })}</p>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <a href={searchHref(term)} target="_blank" rel="noopener">
              {term}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
