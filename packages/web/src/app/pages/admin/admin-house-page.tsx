import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { AdminFrame } from '../../../features/administration/admin-frame.tsx';
import { useSystemStatus } from '../../../features/house/api/house.api.ts';
import { SystemCards } from '../../../features/house/house-cards.tsx';
import { CrawlsTable, FeedsTable } from '../../../features/house/house-sources.tsx';
import { MakersTable, QueuesTable } from '../../../features/house/house-tables.tsx';
import { JobList } from '../../../features/house/job-list.tsx';
import { LinkingPanel } from '../../../features/house/linking-panel.tsx';
import { OlderReadings } from '../../../features/house/older-readings.tsx';
import { shortMoment } from '../../../format/moment.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';

/** The state of the house: what works, what waits, what failed, and what is old. */
export function AdminSystemPage() {
  const { t } = useTranslation();
  const { data: site, dataUpdatedAt, isPending, error, refetch, isFetching } = useSystemStatus();
  usePageTitle(t('house.title'));
  return (
    <AdminFrame
      title={t('house.title')}
      count={
        site ? t('house.lead', { time: shortMoment(new Date(dataUpdatedAt).toISOString()) ?? '' }) : null
      }
      tools={
        <Button variant="default" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
          {t('house.refresh')}
        </Button>
      }
    >
      {isPending ? <TableSkeleton /> : null}
      {site ? <SystemCards house={site} /> : null}
      {!site && !isPending ? (
        <StatePanel tone="error" title={t('house.errorTitle')}>
          <p>{failureOf(error).message}</p>
        </StatePanel>
      ) : null}
      {/* The numbers above the jobs are higher than what stands there before: they come first. */}
      {isPending ? null : <JobList />}
      {site ? (
        <>
          <QueuesTable queues={site.queues} />
          <FeedsTable feeds={site.feeds} />
          <CrawlsTable crawls={site.crawls} />
          <LinkingPanel />
          <OlderReadings readings={site.older_readings} />
          <MakersTable makers={site.makers} remaking={site.remaking} />
        </>
      ) : null}
    </AdminFrame>
  );
}
