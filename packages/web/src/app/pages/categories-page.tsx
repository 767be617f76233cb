import { useTranslation } from 'react-i18next';
import { usePage } from '../../ui/page.store.ts';
import classes from './pages.module.css';

export function CategoriesPage() {
  const { t } = useTranslation();
  usePage({ title: t('tags.title'), crumbs: [] });
  return (
    <div className={classes['column']}>
      <h1>{t('tags.title')}</h1>
    </div>
  );
}
