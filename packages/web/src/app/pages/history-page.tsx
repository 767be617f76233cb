import { useTranslation } from 'react-i18next';
import { usePage } from '../../ui/page.store.ts';
import classes from './pages.module.css';

export function HistoryPage() {
  const { t } = useTranslation();
  usePage({ title: t('history.title'), crumbs: [] });
  return (
    <div className={classes['column']}>
      <h1>{t('history.title')}</h1>
    </div>
  );
}
