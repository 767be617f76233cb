import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { SideList } from '../../ui/list/side-list.tsx';
import classes from './alert.module.css';
import { useVisit } from './api/updates.api.ts';
import { UpdateLines } from './update-lines.tsx';

/** Lines beside the library. */
const most = 4;

/** What came into the library since the person last looked; on the first look, and where nothing did, it is nothing. */
export function SinceList() {
  const { t } = useTranslation();
  const visit = useVisit('home', 'home').data;
  if (!visit?.since || visit.lines.length === 0) return null;
  const left = visit.lines.length - most;
  return (
    <SideList title={t('updates.since', { date: shortDate(visit.since) })}>
      <UpdateLines lines={visit.lines.slice(0, most)} isShort />
      {left > 0 ? <p className={classes['none']}>{t('updates.left', { count: left })}</p> : null}
    </SideList>
  );
}
