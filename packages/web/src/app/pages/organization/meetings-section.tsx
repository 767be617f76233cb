import type { Organization } from '@ecco/contract';
import { isFund } from '@ecco/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarFeedButton } from '../../../features/meeting/calendar-feed-button.tsx';
import { EventList } from '../../../features/meeting/event-list.tsx';
import { Segmented } from '../../../ui/field/segmented.tsx';
import { Section } from '../../../ui/page/section.tsx';
import classes from './organization-page.module.css';

type MeetingTime = 'recent' | 'upcoming';

/** The meetings of an organization: those that were, or those to come. */
export function MeetingsSection({
  organization: { slug, name, org_type, events, last_crawled_date },
}: {
  organization: Organization;
}) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<MeetingTime | null>(null);
  const byTime = {
    recent: events.filter(({ upcoming }) => !upcoming),
    upcoming: events.filter(({ upcoming }) => upcoming),
  };
  const when = chosen ?? (byTime.recent.length === 0 && byTime.upcoming.length > 0 ? 'upcoming' : 'recent');
  const title = t('organization.meetings');
  const whose = isFund(org_type) ? 'fund' : 'other';
  const none = {
    recent: t('organization.noPast'),
    upcoming: t('organization.noUpcoming'),
    // Whether anybody has looked for meetings yet is another matter than whether there are any.
    ever: t(`organization.${last_crawled_date === null ? 'noEventsYet' : 'noEvents'}.${whose}`),
  };
  const choices = [
    { value: 'recent' as const, text: t('organization.recentMeetings') },
    { value: 'upcoming' as const, text: t('organization.upcomingMeetings') },
  ];
  return (
    <Section
      id="meetings"
      title={title}
      aside={
        events.length > 0 ? (
          <div className={classes['meetingTools']}>
            <CalendarFeedButton identifier={slug} name={name} />
            <Segmented<MeetingTime>
              label={t('organization.meetingsShown')}
              value={when}
              choices={choices}
              onChoose={setChosen}
            />
          </div>
        ) : null
      }
    >
      {byTime[when].length > 0 ? (
        <EventList label={title} events={byTime[when]} />
      ) : (
        <p className={classes['none']}>{events.length === 0 ? none.ever : none[when]}</p>
      )}
    </Section>
  );
}
