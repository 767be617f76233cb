import { useTranslation } from 'react-i18next';
import { usePage } from '../../ui/page.store.ts';
import classes from './pages.module.css';

export function EmbedPage() {
  const { t } = useTranslation();
  usePage({ title: t('embed.title'), crumbs: [] });
  return (
    <div className={classes['column']}>
      <h1>{t('embed.title')}</h1>
    </div>
  );
}
