import type { Crawl } from '@ecco/contract';
import { type CrawlOutcome, crawlOutcomes } from '@ecco/domain';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnderWay, useCrawlPages, useCrawls } from '../../../features/crawl/api/crawls.api.ts';
import classes from '../../../features/crawl/crawl.module.css';
import { CrawlBar } from '../../../features/crawl/crawl-bar.tsx';
import { CrawlRhythm } from '../../../features/crawl/crawl-schedule.tsx';
import { CrawlReport, CrawlTable } from '../../../features/crawl/crawl-table.tsx';
import { useManaged } from '../../../features/manager/api/managed.api.ts';
import managerClasses from '../../../features/manager/manager.module.css';
import { shortMoment } from '../../../format/moment.ts';
import { pageOf } from '../../../ui/list/page-of.ts';
import { type Crumb, usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { ListState } from '../../../workbench/list/list-state.tsx';
import pages from '../pages.module.css';
import { ReportNotes } from '../report-notes.tsx';

const route = { from: '/manage/org/$orgIdentifier/crawls' } as const;
const to = '/manage/org/$orgIdentifier/crawls';

type ReportProps = { crawl: Crawl; org: string; outcome: CrawlOutcome | undefined; page: number };

/** Everything that one crawl looked at. */
function Report({ crawl, org, outcome, page }: ReportProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = useCrawlPages({ id: crawl.id, outcome, page, isLive: isUnderWay(crawl) });
  const caption = t('crawls.reportOf', { date: shortMoment(crawl.created_at) ?? '' });
  const search = { crawl: crawl.id, ...(outcome && { outcome }) };
  return (
    <section className={classes['report']}>
      <h2>{caption}</h2>
      {crawl.message === null ? null : (
        <p className={classes['message']} data-failed={crawl.status === 'failed' || undefined}>
          {crawl.message}
        </p>
      )}
      <nav className={classes['outcomes']} aria-label={t('crawls.outcome')}>
        {[undefined, ...crawlOutcomes].map((one) => (
          <Link
            key={one ?? 'all'}
            to={to}
            params={{ orgIdentifier: org }}
            search={{ crawl: crawl.id, ...(one && { outcome: one }) }}
            aria-current={one === outcome ? 'page' : undefined}
          >
            {one === undefined ? t('crawls.all') : t(`crawls.outcomeName.${one}`)}
          </Link>
        ))}
      </nav>
      <ListState
        list={query}
        onPage={(next) =>
          void navigate({ to, params: { orgIdentifier: org }, search: { ...search, page: String(next) } })
        }
        empty={<StatePanel title={t('crawls.nothingOf')} />}
      >
        {({ pages: rows }) => (
          <CrawlReport
            pages={rows}
            caption={caption}
            readingOf={(one) => <ReportNotes reports={one.reading_reports} />}
          />
        )}
      </ListState>
    </section>
  );
}

/** The crawls of an organization: what each looked at, found and left out, and how often they come by themselves. */
export function CrawlsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { orgIdentifier: org } = useParams(route);
  const { crawl: chosen, outcome, page } = useSearch(route);
  const { data: organization } = useManaged(org, true);
  const query = useCrawls(org, chosen === undefined ? pageOf(page) : 1);
  const name = organization?.name ?? org;
  const crumbs = useMemo(
    (): Crumb[] => [
      { label: t('shell.organizations'), href: '/org' },
      { label: name, href: `/org/${org}` },
      { label: t('manager.crumb'), href: `/manage/org/${org}` },
      { label: t('candidates.crumb'), href: `/manage/org/${org}/candidates` },
    ],
    [t, name, org],
  );
  usePage({ title: t('crawls.title', { name }), crumbs });
  const shown = query.data?.crawls.find(({ id }) => id === chosen) ?? query.data?.crawls[0];
  return (
    <div className={pages['broad']}>
      <header className={managerClasses['head']}>
        <h1>{t('crawls.title', { name })}</h1>
      </header>
      <div className={classes['tools']}>
        <CrawlBar org={org} />
        {query.data ? <CrawlRhythm org={org} schedule={query.data.schedule} /> : null}
      </div>
      <ListState
        list={query}
        onPage={(next) =>
          void navigate({ to, params: { orgIdentifier: org }, search: { page: String(next) } })
        }
        empty={
          <StatePanel title={t('crawls.none')}>
            <p>{t('crawls.noneText')}</p>
          </StatePanel>
        }
      >
        {({ crawls }) => <CrawlTable crawls={crawls} org={org} />}
      </ListState>
      {shown === undefined ? null : (
        <Report
          key={shown.id}
          crawl={shown}
          org={org}
          outcome={crawlOutcomes.find((one) => one === outcome)}
          page={chosen === undefined ? 1 : pageOf(page)}
        />
      )}
    </div>
  );
}
