import type { Crawl } from '@ecco/contract';
import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { shortMoment } from '../../format/moment.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { isUnderWay, useBeginCrawl, useCrawls, useFreshen, useStopCrawl } from './api/crawls.api.ts';
import classes from './crawl.module.css';

/** How far a crawl is, by what it has looked at of what it knows. */
function CrawlProgress({ crawl }: { crawl: Crawl }) {
  const { t } = useTranslation();
  const done = crawl.looked + crawl.failed;
  const total = done + crawl.waiting;
  return (
    <div className={classes['progress']}>
      <progress max={Math.max(1, total)} value={done} aria-label={t('crawls.progress', { done, total })} />
      <p role="status">
        {t('crawls.progress', { done, total })} · {t('crawls.found', { count: crawl.candidates_found })}
      </p>
    </div>
  );
}

const failure = (t: TFunction, message: string | null): string =>
  message ? t('crawls.failed', { message }) : t('crawls.failedPlain');

/** How the newest crawl ended where that was not as it should: without it a site that is down looks like one without content. */
function LastEnd({ crawl: { status, message, created_at: at } }: { crawl: Crawl }) {
  const { t } = useTranslation();
  const date = shortMoment(at) ?? '';
  if (message === null)
    return status === 'stopped' ? (
      <p className={classes['message']}>{t('crawls.lastStopped', { date })}</p>
    ) : null;
  const isFailed = status === 'failed';
  return (
    <p className={classes['message']} data-failed={isFailed || undefined}>
      {t(isFailed ? 'crawls.lastFailed' : 'crawls.lastEnded', { date, message })}
    </p>
  );
}

/**
 * Says once that a crawl which was under way, or was begun here, has come to its end, and has what it found asked for
 * again.
 */
function useEnd(crawl: Crawl | undefined, begun: string | undefined): void {
  const { t } = useTranslation();
  const freshen = useFreshen();
  const watched = useRef<string | null>(null);
  const refObject = useRef<string | null>(null);
  useEffect(() => {
    if (crawl === undefined) return;
    if (isUnderWay(crawl)) watched.current = crawl.id;
    else if ((watched.current === crawl.id || begun === crawl.id) && refObject.current !== crawl.id) {
      refObject.current = crawl.id;
      if (crawl.status === 'done') say(t('crawls.completed', { count: crawl.candidates_found }));
      if (crawl.status === 'failed') say(failure(t, crawl.message), 'error');
      freshen();
    }
  }, [crawl, begun, t, freshen]);
}

/** Asks for what a crawl found soon after it began, without waiting for its end. */
function useReload(begun: string | undefined): void {
  const freshen = useFreshen();
  useEffect(() => {
    if (begun === undefined) return;
    const timer = setTimeout(freshen, limits.crawlReloadMs);
    return () => clearTimeout(timer);
  }, [begun, freshen]);
}

/** Begins a crawl of an organization, shows how far it is, and stops it. */
export function CrawlBar({ org }: { org: string }) {
  const { t } = useTranslation();
  const { data } = useCrawls(org);
  const begin = useBeginCrawl(org);
  const stop = useStopCrawl();
  const [newest] = data?.crawls ?? [];
  useEnd(newest, begin.data?.crawl.id);
  useReload(begin.data?.crawl.id);
  const start = (): void =>
    begin.mutate(false, {
      onSuccess: () => say(t('crawls.started'), 'success', limits.crawlNoticeMs),
      onError: (error) => say(failure(t, failureOf(error).message), 'error'),
    });
  const isLive = newest !== undefined && isUnderWay(newest);
  return (
    <div className={classes['crawlBar']}>
      <Button loading={begin.isPending} disabled={isLive} onClick={start}>
        {t('crawls.crawl')}
      </Button>
      {newest === undefined || isLive ? null : <LastEnd crawl={newest} />}
      {isLive ? (
        <>
          <CrawlProgress crawl={newest} />
          <Button
            variant="default"
            loading={stop.isPending}
            onClick={() => stop.mutate(newest.id, { onError: () => say(t('crawls.stopFailed'), 'error') })}
          >
            {t('crawls.stop')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
