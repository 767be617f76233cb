import { useTranslation } from 'react-i18next';
import { usePage } from '../../ui/page.store.ts';
import classes from './pages.module.css';

export function PeoplePage() {
  const { t } = useTranslation();
  usePage({ title: t('people.title'), crumbs: [] });
  return (
    <div className={classes['column']}>
      <h1>{t('people.title')}</h1>
    </div>
  );
}
