import type { Meeting } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { meetingTime } from '../../format/meeting-time.ts';
import classes from './meeting.module.css';

/** When it begins, in the hours of its place and of the reader. */
export function MeetingTimeLine({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation();
  const { date, time_zone: timeZone, time_zone_from: from, day_only: isDayOnly } = meeting;
  const time = date === null ? null : meetingTime({ date, timeZone, isDayOnly });
  if (date === null || time === null) return null;
  return (
    <p className={classes['time']}>
      <time dateTime={isDayOnly ? date.slice(0, 10) : date}>{time.there}</time>
      {from === null || from === 'hand' || isDayOnly ? null : (
        <span>{t(`meeting.timeFrom.${from}`, { zone: timeZone ?? '' })}</span>
      )}
      {time.here === null ? null : <span>{t('meeting.yourTime', { time: time.here })}</span>}
    </p>
  );
}
