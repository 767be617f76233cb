import { sortNamed } from '@ecco/contract';
import { candidateColumns, candidateStatuses, contentKinds } from '@ecco/domain';
import { Button } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { type CandidatesQuery, useCandidates } from '../../../features/candidate/api/candidates.api.ts';
import { CandidateChips } from '../../../features/candidate/candidate-chips.tsx';
import { CandidateFilters, type FilterChange } from '../../../features/candidate/candidate-filters.tsx';
import { CandidateList } from '../../../features/candidate/candidate-list.tsx';
import { RuleList } from '../../../features/candidate/rule-list.tsx';
import { useDecisions } from '../../../features/candidate/use-decisions.ts';
import { CrawlBar } from '../../../features/crawl/crawl-bar.tsx';
import managerClasses from '../../../features/manager/manager.module.css';
import { shortDate } from '../../../format/date.ts';
import { pageOf } from '../../../ui/list/page-of.ts';
import { type Crumb, usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { ListState } from '../../../workbench/list/list-state.tsx';
import pages from '../pages.module.css';

const route = { from: '/manage/org/$orgIdentifier/candidates' } as const;

/** Which candidates the address asks for, and how it changes; another choice begins at its first page. */
function useCandidatesView() {
  const navigate = useNavigate();
  const { orgIdentifier } = useParams(route);
  const search = useSearch(route);
  const go = (next: object, replace: boolean): void =>
    void navigate({
      to: '/manage/org/$orgIdentifier/candidates',
      params: { orgIdentifier },
      search: next,
      replace,
    });
  const least = Number(search.least);
  const asked: CandidatesQuery = {
    org: orgIdentifier,
    status: candidateStatuses.find((status) => status === search.status) ?? 'New',
    kind: contentKinds.find((kind) => kind === search.kind),
    least: search.least && least >= 0 && least <= 1 ? least : undefined,
    crawl: search.crawl,
    query: search.q?.trim() || undefined,
    sort: sortNamed(search.sort, candidateColumns),
    page: pageOf(search.page),
  };
  const { page: _page, ...kept } = search;
  return {
    asked,
    change: (change: FilterChange) => go({ ...kept, ...change }, true),
    turnTo: (page: number) => go({ ...kept, page: String(page) }, false),
    clear: () => go({}, true),
  };
}

type CandidatesView = ReturnType<typeof useCandidatesView>;

function Nothing({ asked, clear }: Pick<CandidatesView, 'asked' | 'clear'>) {
  const { t } = useTranslation();
  const isFiltered =
    asked.kind !== undefined ||
    asked.least !== undefined ||
    asked.query !== undefined ||
    asked.crawl !== undefined;
  return (
    <StatePanel
      title={t('candidates.none')}
      action={isFiltered ? <Button onClick={clear}>{t('candidates.showAll')}</Button> : undefined}
    >
      <p>{isFiltered ? t('candidates.noneFiltered') : t(`candidates.noneIn.${asked.status}`)}</p>
    </StatePanel>
  );
}

function Head({ org, name, last }: { org: string; name: string; last: string | null | undefined }) {
  const { t } = useTranslation();
  const date = last ? shortDate(last) : null;
  return (
    <header className={managerClasses['head']}>
      <div>
        <h1>{t('candidates.title', { name })}</h1>
        <p>{date === null ? t('candidates.never') : t('candidates.last', { date })}</p>
      </div>
      <div className={managerClasses['actions']}>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/manage/org/$id" params={{ id: org }} activeOptions={{ exact: true }} {...props} />
          )}
        >
          {t('candidates.back')}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/manage/org/$orgIdentifier/crawls" params={{ orgIdentifier: org }} {...props} />
          )}
        >
          {t('crawls.crumb')}
        </Button>
      </div>
    </header>
  );
}

/** Where admins decide what crawls found for an organization. */
export function CandidatesPage() {
  const { t } = useTranslation();
  const { asked, change, turnTo, clear } = useCandidatesView();
  const query = useCandidates(asked);
  const decisions = useDecisions();
  const { data } = query;
  const name = data?.organization_name ?? asked.org;
  const crumbs = useMemo(
    (): Crumb[] => [
      { label: t('shell.organizations'), href: '/org' },
      { label: name, href: `/org/${data?.organization_slug ?? asked.org}` },
      { label: t('manager.crumb'), href: `/manage/org/${data?.organization_slug ?? asked.org}` },
    ],
    [t, name, data?.organization_slug, asked.org],
  );
  usePage({ title: t('candidates.title', { name }), crumbs });
  if (query.isError && data === undefined) {
    return (
      <div className={pages['broad']}>
        <StatePanel
          level={1}
          tone="error"
          title={t(failureOf(query.error).status === 404 ? 'candidates.orgFailed' : 'candidates.loadFailed')}
          action={<Button onClick={() => void query.refetch()}>{t('hubManager.reload')}</Button>}
        >
          <p role="alert">{failureOf(query.error).message}</p>
        </StatePanel>
      </div>
    );
  }
  return (
    <div className={pages['broad']}>
      <Head org={data?.organization_slug ?? asked.org} name={name} last={data?.last_crawled} />
      <CrawlBar org={asked.org} />
      <CandidateFilters asked={asked} counts={data?.counts} onChange={change} />
      <CandidateChips asked={asked} total={data?.pagination.total} onChange={change} />
      <ListState list={query} onPage={turnTo} empty={<Nothing asked={asked} clear={clear} />}>
        {({ candidates, pagination }) => (
          <CandidateList
            key={`${asked.status} ${pagination.page}`}
            candidates={candidates}
            decisions={decisions}
          />
        )}
      </ListState>
      <RuleList org={asked.org} />
    </div>
  );
}
