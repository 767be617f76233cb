import { useTranslation } from 'react-i18next';
import { usePage } from '../../ui/page.store.ts';
import classes from './pages.module.css';

export function HomeSearchPage() {
  const { t } = useTranslation();
  usePage({ title: t('homeSearch.title'), crumbs: [] });
  return (
    <div className={classes['column']}>
      <h1>{t('homeSearch.title')}</h1>
    </div>
  );
}
