import type { IngestResult, ItemCard } from '@ecco/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import classes from './ingest.module.css';
import { ListedFeeds } from './listed-feeds.tsx';

/** The items an answer speaks of, in order. */
export const itemsOf = (result: IngestResult): ItemCard[] => [
  ...(result.video ? [result.video] : []),
  ...(result.item ? [result.item] : []),
  ...(result.episodes ?? []),
];

/** A page that is opened for an address may submit it twice; what that brought in is not told to be there already. */
const justNowMs = 60_000;
const isJustAdded = (item: ItemCard | undefined): boolean =>
  item !== undefined && Date.now() - Date.parse(item.created_at) < justNowMs;

/** What the server made of one submission. The list of items is drawn by the page. */
export function IngestOutcome({ result, children }: { result: IngestResult; children: ReactNode }) {
  const { t } = useTranslation();
  const items = itemsOf(result);
  const position = items.length;
  const since = shortDate(items[0]?.created_at ?? '');
  return (
    <div className={classes['outcome']}>
      {result.known && !isJustAdded(items[0]) ? (
        <p className={classes['known']}>
          {since === null ? t('ingest.known') : t('ingest.knownSince', { date: since })}
        </p>
      ) : null}
      {result.show && result.episodes ? (
        <p>{t('ingest.feed', { count: position, show: result.show.name })}</p>
      ) : null}
      {result.shows_queued === undefined ? null : <p>{t('ingest.shows', { count: result.shows_queued })}</p>}
      {result.feeds === undefined ? null : <ListedFeeds feeds={result.feeds} />}
      {result.left_out === undefined ? null : <p>{t('ingest.leftOut', { count: result.left_out.shows })}</p>}
      {children}
    </div>
  );
}
