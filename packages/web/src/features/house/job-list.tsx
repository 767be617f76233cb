import { type ListedJob, pathOf } from '@ecco/contract';
import { type JobState, jobStates } from '@ecco/domain';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { Segmented } from '../../ui/field/segmented.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { Section } from '../../ui/page/section.tsx';
import { StatePanel } from '../../ui/page/state-panel.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { ListState } from '../../workbench/list/list-state.tsx';
import { DataTable } from '../../workbench/table/data-table.tsx';
import type { TableColumns } from '../../workbench/table/table-column.ts';
import { useChangeJob, useJobs } from './api/house.api.ts';
import classes from './house.module.css';

function JobTable({ jobs }: { jobs: readonly ListedJob[] }) {
  const { t } = useTranslation();
  const change = useChangeJob();
  const press = ({ id, queue, state }: ListedJob): void =>
    change.mutate(
      { id, queue, how: state === 'failed' ? 'retry' : 'cancel' },
      {
        onSuccess: ({ message }) => say(message),
        onError: (error) => say(failureOf(error).message ?? t('house.jobFailed'), 'error'),
      },
    );
  const columns: TableColumns<ListedJob> = [
    { id: 'queue', title: t('house.queue'), cell: ({ queue }) => queue },
    {
      id: 'item',
      title: t('house.jobItem'),
      cell: ({ item }) =>
        item ? (
          <Link className={classes['link']} to={pathOf(item)}>
            {item.title}
          </Link>
        ) : null,
    },
    {
      id: 'since',
      title: t('house.since'),
      cell: (job) => <Moment iso={job.started_at ?? job.created_at} />,
    },
    { id: 'tries', title: t('house.tries'), numeric: true, cell: ({ tries }) => tries },
    { id: 'reason', title: t('house.reason'), wide: true, cell: ({ reason }) => reason },
    {
      id: 'do',
      title: t('admin.actions'),
      bare: true,
      cell: (job) => {
        const isFailed = job.state === 'failed';
        return (
          <Button
            variant="default"
            size="compact-xs"
            aria-label={t(isFailed ? 'house.retryJob' : 'house.cancelJob', { queue: job.queue })}
            onClick={() => press(job)}
          >
            {t(isFailed ? 'house.retry' : 'house.cancel')}
          </Button>
        );
      },
    },
  ];
  return (
    <DataTable
      caption={t('house.jobs')}
      columns={columns}
      rows={jobs}
      idOf={({ id }) => id}
      sort={undefined}
      onSort={() => undefined}
      busy={new Set(change.isPending ? [change.variables.id] : [])}
    />
  );
}

/** The jobs of a state; those that failed can be tried again, the others canceled. */
export function JobList() {
  const { t } = useTranslation();
  const [state, setState] = useState<JobState>('failed');
  const [page, setPage] = useState(1);
  const jobs = useJobs(state, page);
  return (
    <Section
      title={t('house.jobs')}
      aside={
        <Segmented
          label={t('house.jobStates')}
          value={state}
          choices={jobStates.map((one) => ({ value: one, text: t(`house.${one}`) }))}
          onChoose={(next) => {
            setState(next);
            setPage(1);
          }}
        />
      }
    >
      <ListState
        list={jobs}
        onPage={setPage}
        empty={
          <StatePanel title={t(`house.noJobs.${state}`)}>
            <p>{t('house.noJobsText')}</p>
          </StatePanel>
        }
      >
        {({ jobs: rows }) => <JobTable jobs={rows} />}
      </ListState>
    </Section>
  );
}
