import type { Meeting } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { relativeDate } from '../../format/relative-date.ts';
import { shownTitle } from '../../format/text.ts';
import { secondsOf, spokenDuration } from '../../format/time.ts';
import { MetaLine } from '../../ui/meta-line.tsx';
import classes from './meeting.module.css';

function useWhen(iso: string | null): string | null {
  const { t } = useTranslation();
  if (iso === null) return null;
  const when = relativeDate(iso, Date.now());
  if (when === null) return t('meta.invalidDate');
  if (when.kind === 'date') return when.text;
  if (when.kind === 'daysAgo') return t('meeting.daysAgo', { count: when.days });
  return t(`meeting.when.${when.kind}`);
}

/** What kind of meeting it was, whose, when and where. */
export function MeetingHead({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation();
  const when = useWhen(meeting.date);
  const parts = [
    { key: 'type', node: meeting.meeting_type },
    { key: 'when', node: when },
    { key: 'length', node: meeting.duration === null ? null : spokenDuration(secondsOf(meeting.duration)) },
    { key: 'where', node: meeting.location },
  ];
  return (
    <header className={classes['head']}>
      <p className={classes['fund']}>{meeting.fund_name ?? t('meeting.title')}</p>
      <h1>{shownTitle(meeting.title)}</h1>
      <MetaLine parts={parts} />
    </header>
  );
}
