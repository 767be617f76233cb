import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useContactEmail } from '../../session/contact-email.ts';
import classes from './shell.module.css';

export function Footer() {
  const { t } = useTranslation();
  const email = useContactEmail();
  return (
    <footer className={classes['footer']}>
      <p>
        <strong>{t('brand.name')}</strong> {t('shell.footer')}
      </p>
      <ul>
        <li>
          <Link to="/about">{t('shell.about')}</Link>
        </li>
        <li>
          <Link to="/terms">{t('shell.terms')}</Link>
        </li>
        <li>
          <Link to="/privacy">{t('shell.privacy')}</Link>
        </li>
        {email === null ? null : (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
      </ul>
    </footer>
  );
}
