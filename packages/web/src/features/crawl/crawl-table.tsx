import type { Crawl, CrawlPage } from '@ecco/contract';
import { percentDecoded } from '@ecco/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../ui/text/moment.tsx';
import { DataTable } from '../../workbench/table/data-table.tsx';
import type { TableColumns } from '../../workbench/table/table-column.ts';
import classes from './crawl.module.css';

const unsorted = { sort: undefined, onSort: () => undefined };

/** The crawls of an organization, each with what came of it and the way to its report. */
export function CrawlTable({ crawls, org }: { crawls: readonly Crawl[]; org: string }) {
  const { t } = useTranslation();
  const columns: TableColumns<Crawl> = [
    {
      id: 'began',
      title: t('crawls.began'),
      cell: (crawl) => (
        <Link
          className={classes['began']}
          to="/manage/org/$orgIdentifier/crawls"
          params={{ orgIdentifier: org }}
          search={{ crawl: crawl.id }}
        >
          <Moment iso={crawl.created_at} />
        </Link>
      ),
    },
    {
      id: 'state',
      title: t('crawls.state'),
      cell: (crawl) => (
        <span>
          {t(`crawls.status.${crawl.status}`)}
          {crawl.person === null ? '' : ` · ${t('crawls.person', { name: crawl.person.name })}`}
        </span>
      ),
    },
    {
      id: 'result',
      title: t('crawls.result'),
      wide: true,
      cell: (crawl) =>
        [
          t('crawls.lookedCount', { count: crawl.looked }),
          t('crawls.skippedCount', { count: crawl.skipped }),
          t('crawls.failedCount', { count: crawl.failed }),
        ].join(' · '),
    },
    {
      id: 'found',
      title: t('crawls.candidates'),
      numeric: true,
      cell: (crawl) =>
        crawl.candidates_found === 0 ? (
          '0'
        ) : (
          <Link
            to="/manage/org/$orgIdentifier/candidates"
            params={{ orgIdentifier: org }}
            search={{ crawl: crawl.id }}
            aria-label={t('crawls.found', { count: crawl.candidates_found })}
          >
            {crawl.candidates_found}
          </Link>
        ),
    },
  ];
  return (
    <DataTable
      caption={t('crawls.crumb')}
      columns={columns}
      rows={crawls}
      idOf={({ id }) => id}
      {...unsorted}
    />
  );
}

type ReportProps = {
  pages: readonly CrawlPage[];
  caption: string;
  /** How well an address was read. */
  readingOf: (page: CrawlPage) => ReactNode;
};

/** What a crawl looked at, and what became of each address. */
export function CrawlReport({ pages, caption, readingOf }: ReportProps) {
  const { t } = useTranslation();
  const columns: TableColumns<CrawlPage> = [
    {
      id: 'url',
      title: t('crawls.address'),
      wide: true,
      cell: ({ url, step }) => (
        <span className={classes['url']}>
          {step === 'directory'
            ? t('crawls.directory', { name: percentDecoded(url.replace(/^directory:/, '')) })
            : percentDecoded(url)}
        </span>
      ),
    },
    {
      id: 'outcome',
      title: t('crawls.outcome'),
      cell: ({ outcome }) => <span data-outcome={outcome}>{t(`crawls.outcomeName.${outcome}`)}</span>,
    },
    {
      id: 'note',
      title: t('crawls.note'),
      wide: true,
      cell: (page) => (
        <>
          <span className={classes['note']}>{page.note}</span>
          {readingOf(page)}
        </>
      ),
    },
    {
      id: 'found',
      title: t('crawls.candidates'),
      numeric: true,
      cell: ({ candidates_found: position }) => (position === 0 ? null : position),
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={pages} idOf={({ url }) => url} {...unsorted} />;
}
