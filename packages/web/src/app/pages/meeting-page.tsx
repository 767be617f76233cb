import { useTranslation } from 'react-i18next';
import { usePage } from '../../ui/page.store.ts';
import classes from './pages.module.css';

export function MeetingPage() {
  const { t } = useTranslation();
  usePage({ title: t('meeting.title'), crumbs: [] });
  return (
    <div className={classes['column']}>
      <h1>{t('meeting.title')}</h1>
    </div>
  );
}
