import { useTranslation } from 'react-i18next';
import classes from './shell.module.css';

/** The name of the brand, with the live dot. */
export function Wordmark() {
  const { t } = useTranslation();
  return (
    <span className={classes['wordmark']} aria-hidden="true">
      {t('brand.name')}
      <i />
    </span>
  );
}
