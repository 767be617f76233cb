import type { Meeting } from '@ecco/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownTitle } from '../../format/text.ts';
import { durationSeconds, spokenDuration } from '../../format/time.ts';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import classes from './meeting.module.css';
import { MeetingTimeLine } from './meeting-time-line.tsx';
import { useHowFar } from './use-when.ts';

/** What can be done with a meeting: put into a calendar while it is to come, and mailed about by those who keep it. */
function MeetingTools({ meeting: { uuid, upcoming, may } }: { meeting: Meeting }) {
  const { t } = useTranslation();
  if (!upcoming && !may.change) return null;
  return (
    <div className={classes['tools']}>
      {upcoming ? (
        <Button
          variant="default"
          size="sm"
          component="a"
          href={`/v2/pension_funds/events/${encodeURIComponent(uuid)}/calendar`}
          download
          leftSection={<IconCalendarPlus size={16} stroke={1.6} />}
        >
          {t('meeting.addToCalendar')}
        </Button>
      ) : null}
      {may.change ? (
        <Button
          variant="default"
          size="sm"
          renderRoot={(props) => (
            <Link to="/admin/emailgenerator/$type/$uuid" params={{ type: 'event', uuid }} {...props} />
          )}
        >
          {t('meeting.email')}
        </Button>
      ) : null}
    </div>
  );
}

/** The page of the meeting, or where it is followed. */
function MeetingLink({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {t('meeting.link')}
    </a>
  );
}

/** What kind of meeting it was, whose, when and where. */
export function MeetingHead({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation();
  const when = useHowFar()(meeting.date);
  const parts = [
    { key: 'type', node: meeting.meeting_type },
    { key: 'when', node: when },
    {
      key: 'length',
      node: meeting.duration === null ? null : spokenDuration(durationSeconds(meeting.duration)),
    },
    { key: 'where', node: meeting.location },
    { key: 'link', node: meeting.link === null ? null : <MeetingLink href={meeting.link} /> },
  ];
  return (
    <header className={classes['head']}>
      <p className={classes['fund']}>
        {meeting.organization ? (
          <Link to="/pension-funds/$id" params={{ id: meeting.organization.uuid }}>
            {meeting.organization.name}
          </Link>
        ) : (
          (meeting.fund_name ?? t('meeting.title'))
        )}
      </p>
      <h1>{shownTitle(meeting.title)}</h1>
      <MetaLine parts={parts} />
      <MeetingTimeLine meeting={meeting} />
      <MeetingTools meeting={meeting} />
    </header>
  );
}

/** The head of a meeting that is on its way, with the chips of its sources. */
export function MeetingHeadSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={classes['head']}>
        <Skeleton width={180} height={14} />
        <Skeleton width="min(520px, 92%)" height={30} />
        <Skeleton width={220} height={14} />
      </div>
      <div className={classes['sources']}>
        <Skeleton width="min(320px, 70%)" height={40} radius={20} />
        <Skeleton width={160} height={40} radius={20} />
      </div>
    </div>
  );
}
