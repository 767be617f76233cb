import type { House } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { spokenBytes } from '../../format/text.ts';
import { Moment } from '../../ui/text/moment.tsx';
import classes from './house.module.css';

type Fact = { label: string; value: ReactNode; isBad?: boolean };

function Card({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className={classes['card']} aria-label={title}>
      <h2>{title}</h2>
      <dl>
        {facts.map(({ label, value, isBad }) => (
          <div key={label} data-bad={isBad || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What stands well and what does not, in numbers. */
export function SystemCards({ house }: { house: House }) {
  const { t } = useTranslation();
  const { items, feeds, crawls, storage, search, mails } = house;
  const inLines = (count: number): string => count.toLocaleString('en-US');
  const listed = (state: 'working' | 'failed', count: number) => (
    <Link to="/admin/media" search={{ state }}>
      {inLines(count)}
    </Link>
  );
  const mailFacts = Object.entries(mails).map(([status, count]) => ({
    label: status,
    value: inLines(count),
    isBad: status === 'failed' && count > 0,
  }));
  return (
    <div className={classes['cards']}>
      <Card
        title={t('house.items')}
        facts={[
          { label: t('house.total'), value: inLines(items.total) },
          { label: t('house.working'), value: listed('working', items.working) },
          { label: t('house.failed'), value: listed('failed', items.failed), isBad: items.failed > 0 },
        ]}
      />
      <Card
        title={t('house.feeds')}
        facts={[
          { label: t('house.feedsTotal'), value: inLines(feeds.total) },
          { label: t('house.feedsFailing'), value: inLines(feeds.failing), isBad: feeds.failing > 0 },
          { label: t('house.crawlsLive'), value: inLines(crawls.under_way) },
          { label: t('house.crawlsFailed'), value: inLines(crawls.failed), isBad: crawls.failed > 0 },
          {
            label: t('house.feedsLast'),
            value: feeds.last_fetched_at === null ? t('house.never') : <Moment iso={feeds.last_fetched_at} />,
          },
        ]}
      />
      <Card
        title={t('house.storage')}
        facts={[
          {
            label: `${t('house.database')}, ${t(`house.databaseOf.${storage.database}`)}`,
            value: spokenBytes(storage.database_bytes),
          },
          { label: t('house.files'), value: spokenBytes(storage.file_bytes) },
          { label: t('house.fileCount', { count: storage.files }), value: null },
        ]}
      />
      <Card
        title={t('house.search')}
        facts={[
          { label: t('house.index'), value: search.mode },
          { label: t('house.lines'), value: inLines(search.segments) },
          {
            label: t('house.answerTime'),
            value: t('house.milliseconds', { ms: Math.ceil(search.database_ms) }),
          },
        ]}
      />
      <Card
        title={t('house.mails')}
        facts={mailFacts.length === 0 ? [{ label: t('house.noMails'), value: null }] : mailFacts}
      />
    </div>
  );
}
