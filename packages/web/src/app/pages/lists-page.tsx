import { useTranslation } from 'react-i18next';
import { usePage } from '../../ui/page.store.ts';
import classes from './pages.module.css';

export function ListsPage() {
  const { t } = useTranslation();
  usePage({ title: t('lists.title'), crumbs: [] });
  return (
    <div className={classes['column']}>
      <h1>{t('lists.title')}</h1>
    </div>
  );
}
