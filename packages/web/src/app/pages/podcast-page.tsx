import { useTranslation } from 'react-i18next';
import { usePage } from '../../ui/page.store.ts';
import classes from './pages.module.css';

export function PodcastPage() {
  const { t } = useTranslation();
  usePage({ title: t('podcast.title'), crumbs: [] });
  return (
    <div className={classes['column']}>
      <h1>{t('podcast.title')}</h1>
    </div>
  );
}
