import { type EventCard, limits } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownTitle, truncate } from '../../format/text.ts';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import classes from './event-list.module.css';
import { useWhen } from './use-when.ts';

type RowProps = {
  event: EventCard;
  /** Whose meeting it is, where the list is of many. */
  named: boolean;
};

/** A meeting: when, what, where, and what it left behind or will deal with. */
function EventRow({ event, named }: RowProps) {
  const { t } = useTranslation();
  const when = useWhen();
  const { uuid, title, date, location, meeting_type, agenda, one_liner, media_count, document_count } = event;
  const facts = [
    { key: 'type', node: meeting_type },
    { key: 'where', node: location && truncate(location, limits.breadcrumbMax) },
    { key: 'media', node: media_count > 0 ? t('meeting.recordings', { count: media_count }) : null },
    { key: 'papers', node: document_count > 0 ? t('meeting.papers', { count: document_count }) : null },
    { key: 'agenda', node: agenda.length > 0 ? t('meeting.agendaItems', { count: agenda.length }) : null },
  ];
  return (
    <li className={classes['row']}>
      <p className={classes['when']}>{date === null ? null : <time dateTime={date}>{when(date)}</time>}</p>
      <div>
        {named && event.fund_name ? <p className={classes['fund']}>{event.fund_name}</p> : null}
        <p className={classes['title']}>
          <Link to="/event/$id" params={{ id: uuid }}>
            {shownTitle(title)}
          </Link>
        </p>
        <MetaLine parts={facts} />
        {one_liner ? (
          <p className={classes['told']}>{truncate(one_liner.text, limits.summaryExcerpt)}</p>
        ) : null}
      </div>
    </li>
  );
}

type Props = { label: string; events: readonly EventCard[]; named?: boolean };

/** Meetings in their order. */
export function EventList({ label, events, named = false }: Props) {
  return (
    <ul className={classes['events']} aria-label={label}>
      {events.map((event) => (
        <EventRow key={event.uuid} event={event} named={named} />
      ))}
    </ul>
  );
}
