import type { EventCard } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownTitle } from '../../format/text.ts';
import classes from './event-strip.module.css';

type Props = { label: string; events: readonly EventCard[] };

const month = (iso: string, timeZone: string | null): string =>
  new Date(iso).toLocaleDateString('en-US', { month: 'short', timeZone: timeZone ?? 'UTC' });
const day = (iso: string, timeZone: string | null): string =>
  new Date(iso).toLocaleDateString('en-US', { day: 'numeric', timeZone: timeZone ?? 'UTC' });

/** Meetings of several organizations as leaves of a calendar, a line each: the day, whose, and what. */
export function EventStrip({ label, events }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={classes['strip']} aria-label={label}>
      {events.map(({ uuid, title, date, time_zone, fund_name, media_count, document_count, agenda }) => (
        <li key={uuid}>
          <time dateTime={date ?? undefined}>
            {date === null ? null : (
              <>
                <span>{month(date, time_zone)}</span> <strong>{day(date, time_zone)}</strong>
              </>
            )}
          </time>
          <span className={classes['what']}>
            <Link to="/event/$id" params={{ id: uuid }}>
              {fund_name ?? shownTitle(title)}
            </Link>
            <small>
              {[
                fund_name === null ? null : shownTitle(title),
                media_count > 0 ? t('meeting.recordings', { count: media_count }) : null,
                document_count > 0 ? t('meeting.papers', { count: document_count }) : null,
                agenda.length > 0 ? t('meeting.agendaItems', { count: agenda.length }) : null,
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
