import { type Candidate, limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTurner } from '../../../ui/list/page-turner.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import { Day } from '../../../ui/text/moment.tsx';
import { DataTable } from '../../../workbench/table/data-table.tsx';
import type { TableColumns } from '../../../workbench/table/table-column.ts';
import { usePersonCandidates } from '../api/person-candidates.api.ts';
import classes from '../manager.module.css';
import type { ManagedOrg, ManagedPerson } from './managed-person.type.ts';
import { type CandidateDecision, pendingOf, withDecision } from './pending.ts';
import type { PendingState } from './use-pending.ts';

type Decide = (ids: readonly string[], decision: CandidateDecision) => void;
type Deciding = { decided: Readonly<Record<string, CandidateDecision>>; decide: Decide };

const candidateColumns = (t: TFunction, { decided, decide }: Deciding): TableColumns<Candidate> => [
  {
    id: 'title',
    title: t('managerPeople.item'),
    cell: ({ id, content_object: { title, url } }) => (
      <a
        className={classes['link']}
        href={url}
        target="_blank"
        rel="noreferrer"
        data-removed={decided[id] === 'reject' || undefined}
      >
        {title}
      </a>
    ),
  },
  {
    id: 'kind',
    title: t('managerPeople.kind'),
    cell: ({ content_type }) => t(`kindOne.${content_type}`),
  },
  {
    id: 'show',
    title: t('managerPeople.show'),
    cell: ({ content_object }) => content_object.podcast_name,
  },
  {
    id: 'date',
    title: t('managerPeople.date'),
    cell: ({ content_object: { release_date } }) =>
      release_date === null ? null : <Day iso={release_date} />,
  },
  {
    id: 'value',
    title: t('managerPeople.value'),
    numeric: true,
    cell: ({ metadata }) => metadata.llm_classification?.overall_value.toFixed(2) ?? null,
  },
  {
    id: 'decide',
    title: t('manager.actions'),
    bare: true,
    cell: ({ id, content_object: { title } }) => (
      <span className={classes['decisions']}>
        <Button
          variant={decided[id] === 'add' ? 'filled' : 'default'}
          size="compact-xs"
          aria-pressed={decided[id] === 'add'}
          aria-label={t('managerPeople.acceptOf', { title })}
          onClick={() => decide([id], 'add')}
        >
          {t('managerPeople.accept')}
        </Button>
        <Button
          variant={decided[id] === 'reject' ? 'filled' : 'default'}
          size="compact-xs"
          aria-pressed={decided[id] === 'reject'}
          aria-label={t('managerPeople.rejectOf', { title })}
          onClick={() => decide([id], 'reject')}
        >
          {t('managerPeople.reject')}
        </Button>
      </span>
    ),
  },
];

/** Accepts what was found once it is there; what was discarded later stays undecided. */
function useAcceptedOnLoad(ids: readonly string[], decide: Decide): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || ids.length === 0) return;
    isDone.current = true;
    decide(ids, 'add');
  }, [ids, decide]);
}

type ListProps = { person: ManagedPerson; candidates: readonly Candidate[]; total: number } & Deciding;

function CandidateRows({ person, candidates, total, decided, decide }: ListProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const perPage = limits.connectionsShown;
  const pages = Math.ceil(candidates.length / perPage);
  const shownPage = Math.min(page, pages);
  const ids = candidates.map(({ id }) => id);
  useAcceptedOnLoad(ids, decide);
  return (
    <div className={classes['found']}>
      <div className={classes['foundHead']}>
        <h4 className={classes['foundTitle']}>{t('managerPeople.candidatesTitle', { count: total })}</h4>
        <Button variant="default" size="compact-xs" onClick={() => decide(ids, 'add')}>
          {t('managerPeople.acceptAll')}
        </Button>
        <Button variant="default" size="compact-xs" onClick={() => decide(ids, 'reject')}>
          {t('managerPeople.rejectAll')}
        </Button>
      </div>
      <p className={classes['foundText']}>{t('managerPeople.candidatesText')}</p>
      {total > candidates.length ? (
        <p className={classes['foundText']}>
          {t('managerPeople.candidatesMore', { count: candidates.length })}
        </p>
      ) : null}
      <DataTable
        caption={t('managerPeople.candidates', { name: person.name })}
        columns={candidateColumns(t, { decided, decide })}
        rows={candidates.slice((shownPage - 1) * perPage, shownPage * perPage)}
        idOf={({ id }) => id}
        sort={undefined}
        onSort={() => undefined}
      />
      <PageTurner page={shownPage} total={candidates.length} pages={pages} onPage={setPage} />
    </div>
  );
}

type Props = { org: ManagedOrg; person: ManagedPerson; state: PendingState };

/** What was found of a person and waits: accepted, unless somebody rejects it, once the person is saved. */
export function PersonCandidates({ org, person, state: { pending, setPending } }: Props) {
  const { t } = useTranslation();
  const { data, isPending } = usePersonCandidates(org.id, person.id);
  const decide: Decide = (candidates, decision) =>
    setPending((now) => withDecision(now, person.id, { candidates, decision }));
  if (isPending) return <TableSkeleton />;
  if (!data)
    return (
      <p className={classes['none']} role="alert">
        {t('managerPeople.candidatesFailed')}
      </p>
    );
  const { candidates, pagination } = data;
  if (candidates.length === 0) return null;
  return (
    <CandidateRows
      person={person}
      candidates={candidates}
      total={pagination.total}
      decided={pendingOf(pending, person.id).candidates}
      decide={decide}
    />
  );
}
