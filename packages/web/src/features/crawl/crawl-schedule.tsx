import type { CrawlSchedule } from '@ecco/contract';
import { crawlRhythms } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useSetSchedule } from './api/crawls.api.ts';
import classes from './crawl.module.css';

/** How often an organization is crawled by itself. */
export function CrawlRhythm({ org, schedule }: { org: string; schedule: CrawlSchedule | null }) {
  const { t } = useTranslation();
  const set = useSetSchedule(org);
  const choose = (text: string): void =>
    set.mutate(crawlRhythms.find((hours) => String(hours) === text) ?? null, {
      onSuccess: () => say(t('crawls.scheduled')),
      onError: () => say(t('crawls.scheduleFailed'), 'error'),
    });
  return (
    <div className={classes['rhythm']}>
      <SelectField
        label={t('crawls.schedule')}
        value={schedule === null ? '' : String(schedule.every_hours)}
        disabled={set.isPending}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: '', label: t('crawls.scheduleName.never') },
          ...crawlRhythms.map((hours) => ({
            value: String(hours),
            label: t(`crawls.scheduleName.${hours}`),
          })),
        ]}
      />
      {schedule === null ? null : <p>{t('crawls.next', { date: shortDate(schedule.next_at) ?? '' })}</p>}
    </div>
  );
}
