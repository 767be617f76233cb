import { type EventCard, limits, type PensionSearch } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeetingsBack } from '../../../features/fund/api/funds.api.ts';
import { longestDays, reachingBackTo } from '../../../features/fund/fund-settings.ts';
import { timeWords } from '../../../features/fund/time-words.ts';
import { shortDate } from '../../../format/date.ts';
import { truncate } from '../../../format/text.ts';
import { DatedLines } from '../../../ui/list/dated-lines.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { pointLine } from '../summary-lines.tsx';
import classes from './allocators-page.module.css';

type Props = {
  /** The latest meetings in the time that is chosen. */
  events: readonly EventCard[];
  filter: PensionSearch;
  /** The time that is chosen. */
  days: number;
  onLookBack: (days: number) => void;
};

/** The day of the latest of them that was analyzed. */
const latestSummarized = (events: readonly EventCard[]): string | null =>
  events.find(({ one_liner, date }) => one_liner !== null && date !== null)?.date ?? null;

/** Says that no meeting of the time that is chosen was analyzed, and leads to the latest that was. */
function NoSummaries({ filter, days, onLookBack }: Omit<Props, 'events'>) {
  const { t } = useTranslation();
  const [now] = useState(() => Date.now());
  const { data: earlier } = useMeetingsBack(
    days < longestDays ? { ...filter, events: { days_range: longestDays } } : null,
  );
  const latest = latestSummarized(earlier ?? []);
  const back = latest === null ? null : reachingBackTo(latest, { days, now });
  const sentences = [
    t('funds.noneTold', { time: timeWords(t, days) }),
    latest === null ? null : t('funds.latestTold', { date: shortDate(latest) ?? latest }),
  ];
  return (
    <div className={classes['nothing']}>
      <p>{t('funds.noGlance')}</p>
      <p>{sentences.filter((sentence) => sentence !== null).join(' ')}</p>
      {back ? (
        <Button variant="default" size="compact-sm" onClick={() => onLookBack(back)}>
          {t('funds.lookBack', { time: timeWords(t, back) })}
        </Button>
      ) : null}
    </div>
  );
}

/** What the latest meetings come to, each in a sentence with who says it, and the way to the line that proves it. */
export function AllocatorsSummary({ events, ...asked }: Props) {
  const { t } = useTranslation();
  const lines = events
    .flatMap(({ uuid, date, title, fund_name, one_liner }) =>
      one_liner
        ? {
            key: uuid,
            date,
            of: truncate(fund_name ?? title, limits.breadcrumbMax),
            ...pointLine(t, one_liner, `/event/${uuid}`),
          }
        : [],
    )
    .slice(0, limits.oneLinersShown);
  return (
    <Section id="glance" title={t('section.glance')}>
      {lines.length > 0 ? <DatedLines lines={lines} /> : <NoSummaries {...asked} />}
    </Section>
  );
}
