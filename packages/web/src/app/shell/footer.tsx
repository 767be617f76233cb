import { useTranslation } from 'react-i18next';
import classes from './shell.module.css';

export function Footer() {
  const { t } = useTranslation();
  const email = t('email');
  return (
    <footer className={classes['footer']}>
      <p>
        <strong>{t('brand.name')}</strong> {t('shell.footer')}
      </p>
      <a href={`mailto:${email}`}>{email}</a>
    </footer>
  );
}
