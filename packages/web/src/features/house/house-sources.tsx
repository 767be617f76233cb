import { type House, pathOfShow } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/page/section.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { DataTable } from '../../workbench/table/data-table.tsx';
import type { TableColumns } from '../../workbench/table/table-column.ts';
import classes from './house.module.css';

type Feed = House['feeds']['problems'][number];
type CrawlOf = House['crawls']['latest'][number];

const unordered = { sort: undefined, onSort: () => undefined };

/** The feeds that cannot be read, with the reason. */
export function FeedsTable({ feeds: { failing, problems } }: Pick<House, 'feeds'>) {
  const { t } = useTranslation();
  if (failing === 0) return null;
  const columns: TableColumns<Feed> = [
    {
      id: 'name',
      title: t('house.feed'),
      cell: (feed) => (
        <Link className={classes['link']} to={pathOfShow(feed)}>
          {feed.name}
        </Link>
      ),
    },
    { id: 'failures', title: t('house.failures'), numeric: true, cell: ({ failures }) => failures },
    {
      id: 'reason',
      title: t('house.reason'),
      wide: true,
      cell: ({ reason }) =>
        reason === null ? null : (
          <span className={classes['reason']} title={reason}>
            {reason}
          </span>
        ),
    },
    {
      id: 'at',
      title: t('house.feedsLast'),
      cell: ({ last_fetched_at: at }) => (at === null ? t('house.never') : <Moment iso={at} />),
    },
  ];
  return (
    <Section title={t('house.failingFeeds')}>
      <p className={classes['note']}>
        {t('house.failingFeedsText')}{' '}
        <Link to="/admin/podcast" search={{ state: 'failing' }}>
          {t('house.allFailing', { count: failing })}
        </Link>
      </p>
      <DataTable
        caption={t('house.tableOf', { title: t('house.failingFeeds') })}
        columns={columns}
        rows={problems}
        idOf={({ uuid }) => uuid}
        {...unordered}
      />
    </Section>
  );
}

/** The newest crawls of all organizations, and how they went. */
export function CrawlsTable({ crawls: { latest } }: Pick<House, 'crawls'>) {
  const { t } = useTranslation();
  const count = (id: 'looked' | 'failed' | 'candidates_found') => ({
    id,
    title: t(`house.crawl.${id}`),
    numeric: true,
    cell: (crawl: CrawlOf) => crawl[id].toLocaleString('en-US'),
  });
  const columns: TableColumns<CrawlOf> = [
    {
      id: 'organization',
      title: t('house.crawl.of'),
      cell: ({ id, organization: { slug, name } }) => (
        <Link
          className={classes['link']}
          to="/manage/org/$orgIdentifier/crawls"
          params={{ orgIdentifier: slug }}
          search={{ crawl: id }}
        >
          {name}
        </Link>
      ),
    },
    { id: 'status', title: t('house.crawl.status'), cell: ({ status }) => t(`house.crawlStatus.${status}`) },
    count('looked'),
    count('failed'),
    count('candidates_found'),
    { id: 'note', title: t('house.crawl.note'), wide: true, cell: ({ message }) => message },
    { id: 'at', title: t('house.crawl.began'), cell: ({ created_at: at }) => <Moment iso={at} /> },
  ];
  return (
    <Section title={t('house.crawls')}>
      {latest.length === 0 ? (
        <p className={classes['note']}>{t('house.noCrawls')}</p>
      ) : (
        <DataTable
          caption={t('house.tableOf', { title: t('house.crawls') })}
          columns={columns}
          rows={latest}
          idOf={({ id }) => id}
          {...unordered}
        />
      )}
    </Section>
  );
}
