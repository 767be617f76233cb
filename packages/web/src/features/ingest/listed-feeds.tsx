import { useTranslation } from 'react-i18next';
import { useListedFeeds } from './api/listed-feeds.api.ts';
import classes from './ingest.module.css';

/** What became of the feeds of a list, where the list was added: how many are followed, and which failed and why. */
export function ListedFeeds({ feeds }: { feeds: readonly string[] }) {
  const { t } = useTranslation();
  const state = useListedFeeds(feeds);
  if (state === null) return null;
  const { followed, waiting, failed } = state;
  return (
    <div className={classes['listed']}>
      <p role="status">
        {t('ingest.feedsFollowed', { count: followed })}
        {waiting > 0 ? ` · ${t('ingest.feedsWaiting', { count: waiting })}` : ''}
        {failed.length > 0 ? ` · ${t('ingest.feedsFailed', { count: failed.length })}` : ''}
      </p>
      {failed.length > 0 ? (
        <ul aria-label={t('ingest.feedsFailedList')}>
          {failed.map(({ feed_url: feedUrl, name, reason }) => (
            <li key={feedUrl}>
              <strong>{name}</strong> {reason} <span className={classes['address']}>{feedUrl}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
