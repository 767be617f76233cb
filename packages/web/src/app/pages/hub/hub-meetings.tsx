import type { EpisodeList } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHubEvents } from '../../../features/hub/api/hub.api.ts';
import hub from '../../../features/hub/hub.module.css';
import { EventStrip } from '../../../features/meeting/event-strip.tsx';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { Section } from '../../../ui/page/section.tsx';

/** As many as are read at a glance. */
const shownAtFirst = 4;
const sides = ['upcoming', 'recent'] as const;

/** When the organizations of a watchlist meet next, and when they met last. */
export function HubMeetings({ list }: { list: EpisodeList }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const { data, isPending, isError, refetch } = useHubEvents(list.uuid);
  const hasMore = sides.some((side) => (data?.[side].length ?? 0) > shownAtFirst);
  return (
    <Section id="meetings" title={t('hub.meetings')}>
      {isPending ? <EntrySkeleton shape="row" /> : null}
      {isError && !data ? (
        <p role="alert">
          {t('hub.meetingsFailed')}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
            {t('hubs.retry')}
          </Button>
        </p>
      ) : null}
      {data
        ? sides.map((side) => (
            <div key={side} className={hub['side']}>
              <h3>{t(`hub.meetingsOf.${side}`)}</h3>
              {data[side].length === 0 ? (
                <p className={hub['none']}>{t(`hub.noMeetings.${side}`)}</p>
              ) : (
                <EventStrip
                  label={t(`hub.meetingsOf.${side}`)}
                  events={isWhole ? data[side] : data[side].slice(0, shownAtFirst)}
                />
              )}
            </div>
          ))
        : null}
      {hasMore ? (
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'hub.fewerMeetings' : 'hub.allMeetings')}
        </Button>
      ) : null}
    </Section>
  );
}
