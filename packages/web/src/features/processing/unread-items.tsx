import { pathOf } from '@ecco/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operations } from '../../api/operations.ts';
import { shownTitle } from '../../format/text.ts';
import { useSession } from '../../session/get-session.api.ts';
import { isSignedIn } from '../../session/is-signed-in.ts';
import classes from './processing.module.css';
import { RetryButton } from './retry-button.tsx';

/** As many as are told one by one. */
const namedMax = 20;

/** What of one's own could not be read, and to admins of everybody's: a quiet line that opens to each with its reason. */
export function UnreadItems() {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState(false);
  const session = useSession();
  const failed = useQuery({
    ...operations.item.library.queryOptions({ input: { failed: 'true', per_page: namedMax } }),
    enabled: isSignedIn(session),
  });
  const total = failed.data?.pagination.total ?? 0;
  if (!failed.data || total === 0) return null;
  const as = { retry: session?.may_retry ?? false };
  return (
    <div className={classes['unread']}>
      <button type="button" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
        {t('processing.unread', { count: total })}{' '}
        <span>{t(shown ? 'processing.hideUnread' : 'processing.showUnread')}</span>
      </button>
      <ul id={id} hidden={!shown}>
        {failed.data.items.map((item) => {
          const title = shownTitle(item.title) || t('library.untitled');
          return (
            <li key={item.uuid}>
              <p>
                <Link to={pathOf(item)}>{title}</Link>
                <br />
                {item.message ?? t('processing.failedPlain')}
              </p>
              <RetryButton
                item={item}
                as={as}
                size="compact-sm"
                variant="default"
                label={t('processing.retryNamed', { title })}
              >
                {t('processing.retry')}
              </RetryButton>
            </li>
          );
        })}
      </ul>
      {shown && total > namedMax ? <p>{t('processing.unreadMore', { count: total - namedMax })}</p> : null}
    </div>
  );
}
