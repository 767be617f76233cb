import type { EventCard } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EventList } from '../../../features/meeting/event-list.tsx';
import { Segmented } from '../../../ui/field/segmented.tsx';
import { Section } from '../../../ui/page/section.tsx';
import classes from './allocators-page.module.css';

type EventLists = { recent: readonly EventCard[]; upcoming: readonly EventCard[] };

/** As many as are read at a glance. */
const eventsAtFirst = 5;

/** The meetings of all these funds in a time around today: those that were, or those to come. */
export function AllocatorEvents({ recent, upcoming, time }: EventLists & { time: string }) {
  const { t } = useTranslation();
  const [when, setWhen] = useState<keyof EventLists>('recent');
  const [isWhole, setWhole] = useState(false);
  const events = when === 'recent' ? recent : upcoming;
  const none = { recent: t('funds.noPast', { time }), upcoming: t('funds.noUpcoming', { time }) };
  return (
    <Section
      id="events"
      title={t('funds.events')}
      aside={
        <Segmented<keyof EventLists>
          label={t('funds.eventsShown')}
          value={when}
          choices={[
            { value: 'recent', text: t('funds.recent') },
            { value: 'upcoming', text: t('funds.upcoming') },
          ]}
          onChoose={setWhen}
        />
      }
    >
      {events.length > 0 ? (
        <EventList
          label={t('funds.events')}
          events={isWhole ? events : events.slice(0, eventsAtFirst)}
          named
        />
      ) : (
        <p className={classes['none']}>{none[when]}</p>
      )}
      {events.length > eventsAtFirst ? (
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('funds.fewerEvents') : t('funds.allEvents', { count: events.length })}
        </Button>
      ) : null}
    </Section>
  );
}
