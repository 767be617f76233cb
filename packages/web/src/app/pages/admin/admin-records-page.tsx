import { sortNamed } from '@ecco/contract';
import { type RecordKind, recordColumns, statesOfRecords } from '@ecco/domain';
import { Button } from '@mantine/core';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../../features/administration/admin-frame.tsx';
import { CsvImport } from '../../../features/graph-import/csv-import.tsx';
import { NewOrganization } from '../../../features/graph-import/new-organization.tsx';
import { ProposedList } from '../../../features/proposal/proposed-list.tsx';
import { allRecords, type RecordsView, useRecords } from '../../../features/record/api/records.api.ts';
import { RecordTable } from '../../../features/record/record-table.tsx';
import { recordsCsv } from '../../../features/record/records-csv.ts';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { pageOf } from '../../../ui/list/page-of.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { ListState } from '../../../workbench/list/list-state.tsx';
import { ReportNotes } from '../report-notes.tsx';
import { DataPageLinks } from './data-page-links.tsx';
import { ExportButton } from './export-button.tsx';

/** The kind that each address lists. */
const pathOfKind = {
  node: '/admin/node/edit',
  person: '/admin/person',
  podcast: '/admin/podcast',
  hub: '/admin/hub',
} as const satisfies Record<RecordKind, string>;
const kinds = ['node', 'person', 'podcast', 'hub'] as const satisfies readonly RecordKind[];

/** Which records the address asks for, and how it changes; another choice begins at its first page. */
function useRecordsView() {
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const kind = kinds.find((one) => pathname === pathOfKind[one]) ?? 'node';
  const to = pathOfKind[kind];
  const search = useSearch({ from: to });
  const { q, state, sort } = search;
  const choose = (change: Partial<typeof search>): void =>
    void navigate({ to, search: { q, state, sort, ...change }, replace: true });
  const turnTo = (next: number): void => void navigate({ to, search: { ...search, page: String(next) } });
  const asked: RecordsView = {
    kind,
    page: pageOf(search.page),
    state: statesOfRecords[kind].find((one) => one === state),
    query: q?.trim() || undefined,
    sort: sortNamed(sort, recordColumns),
  };
  return { asked, choose, turnTo };
}

/** The ways in which organizations and people come in by hand. */
function AddingTools() {
  const navigate = useNavigate();
  return (
    <>
      <NewOrganization
        onCreated={({ slug }) => void navigate({ to: '/manage/org/$id', params: { id: slug } })}
      />
      <CsvImport tellReport={(report) => <ReportNotes reports={[report]} />} />
    </>
  );
}

/** Organizations and people, shows or hubs, as those list them who keep them. */
export function AdminRecordsPage() {
  const { t } = useTranslation();
  const { asked, choose, turnTo } = useRecordsView();
  const { kind, query, state, sort } = asked;
  const records = useRecords(asked);
  const title = t(`records.title.${kind}`);
  usePageTitle(title);
  const total = records.data?.pagination.total;
  const isFiltered = query !== undefined || state !== undefined;
  return (
    <AdminFrame
      title={title}
      count={total === undefined ? null : t('records.count', { count: total })}
      tools={
        <>
          <DataPageLinks current={kind} />
          <FilterField
            label={t('records.search')}
            value={query ?? ''}
            onFilter={(text) => choose({ q: text || undefined })}
          />
          <SelectField
            size="xs"
            aria-label={t('records.state')}
            value={state ?? ''}
            data={[
              { value: '', label: t('records.all') },
              ...statesOfRecords[kind].map((one) => ({ value: one, label: t(`records.states.${one}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => choose({ state: value || undefined })}
          />
        </>
      }
      actions={
        <>
          {kind === 'node' ? <AddingTools /> : null}
          <ExportButton csv={async () => recordsCsv(await allRecords(asked))} name={kind} />
        </>
      }
    >
      {kind === 'node' ? (
        <Suspense>
          <ProposedList />
        </Suspense>
      ) : null}
      <ListState
        list={records}
        onPage={turnTo}
        empty={
          <StatePanel
            title={t(isFiltered ? 'records.nothingTitle' : 'records.emptyTitle')}
            action={
              isFiltered ? (
                <Button variant="default" onClick={() => choose({ q: undefined, state: undefined })}>
                  {t('records.showAll')}
                </Button>
              ) : null
            }
          >
            <p>{t(isFiltered ? 'records.nothingText' : 'records.emptyText')}</p>
          </StatePanel>
        }
      >
        {({ records: rows }) => (
          <RecordTable
            key={kind}
            kind={kind}
            state={state}
            records={rows}
            sort={sort}
            onSort={(next) => choose({ sort: next })}
          />
        )}
      </ListState>
    </AdminFrame>
  );
}
