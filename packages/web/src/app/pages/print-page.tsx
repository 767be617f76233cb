import { useTranslation } from 'react-i18next';
import { usePage } from '../../ui/page.store.ts';
import classes from './pages.module.css';

export function PrintPage() {
  const { t } = useTranslation();
  usePage({ title: t('printing.title'), crumbs: [] });
  return (
    <div className={classes['column']}>
      <h1>{t('printing.title')}</h1>
    </div>
  );
}
