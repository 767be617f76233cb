import { useTranslation } from 'react-i18next';
import classes from './ingest.module.css';

/** What can be added, for those who ask: most have it already. */
export function Accepted() {
  const { t } = useTranslation();
  return (
    <details className={classes['accepted']}>
      <summary>{t('ingest.accepted')}</summary>
      <ul>
        <li>{t('ingest.acceptedLinks')}</li>
        <li>{t('ingest.acceptedSound')}</li>
        <li>{t('ingest.acceptedText')}</li>
        <li>{t('ingest.acceptedLists')}</li>
      </ul>
    </details>
  );
}
