import { useTranslation } from 'react-i18next';
import { usePage } from '../../ui/page.store.ts';
import classes from './pages.module.css';

export function PublicationPage() {
  const { t } = useTranslation();
  usePage({ title: t('publication.title'), crumbs: [] });
  return (
    <div className={classes['column']}>
      <h1>{t('publication.title')}</h1>
    </div>
  );
}
