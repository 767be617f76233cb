import type { SearchTab } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import classes from './search-page.module.css';

const examples = [
  ['"carried interest"', 'phrase'],
  ['fees -management', 'not'],
  ['fees OR costs', 'or'],
  ['speaker:"Ada Verity"', 'speaker'],
  ['after:2025', 'after'],
  ['age:<30d', 'age'],
  ['kind:document', 'kind'],
] as const;

/** What stands there before anything is searched for: what is searched, and in which language. */
export function SearchHelp({ tab }: { tab: SearchTab }) {
  const { t } = useTranslation();
  return (
    <section className={classes['help']}>
      <p>{t(`searching.start.${tab}`)}</p>
      <h2>{t('searching.startHelp')}</h2>
      <dl>
        {examples.map(([typed, means]) => (
          <div key={typed}>
            <dt>
              <code>{typed}</code>
            </dt>
            <dd>{t(`searching.example.${means}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
