import { useTranslation } from 'react-i18next';
import classes from './guide.module.css';
import type { GuideHeading } from './use-headings.ts';

/** The headings of a guide, beside it. */
export function GuideOutline({ headings }: { headings: readonly GuideHeading[] }) {
  const { t } = useTranslation();
  if (headings.length < 2) return null;
  return (
    <nav className={classes['outline']} aria-label={t('developers.onThisPage')}>
      <p>{t('developers.onThisPage')}</p>
      <ul>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
