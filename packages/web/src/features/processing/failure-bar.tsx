import type { Item } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { useContactEmail } from '../../session/contact-email.ts';
import classes from './processing.module.css';
import { RetryButton } from './retry-button.tsx';

/** For whoever reads: an apology, what the source lacks where that is known, and whom to write to. */
function WordsForReaders({ item }: { item: Item }) {
  const { t } = useTranslation();
  const email = useContactEmail();
  return (
    <>
      <p className={classes['title']}>
        {t(item.kind === 'episode' ? 'item.errorEpisode' : 'item.errorOther')}
      </p>
      <p>{item.message ?? t('processing.failedPlain')}</p>
      {email ? (
        <p>
          <a href={`mailto:${email}`}>{t('item.contact', { email })}</a>
        </p>
      ) : null}
    </>
  );
}

/** Why an item failed in words for who reads it, what was kept, and the way to start it again for those who may. */
export function FailureBar({ item }: { item: Item }) {
  const { t } = useTranslation();
  const { may } = item;
  return (
    <div className={classes['bar']} data-tone="error" role="alert">
      {may.retry ? (
        <>
          <p className={classes['title']}>{t('processing.failedTitle')}</p>
          <p>{item.message ?? t('processing.failedUnknown')}</p>
        </>
      ) : (
        <WordsForReaders item={item} />
      )}
      {item.content_total > 0 ? <p className={classes['quiet']}>{t('processing.failedKept')}</p> : null}
      {may.retry || may.read_again ? (
        <RetryButton item={item} as={may}>
          {t(may.retry && item.content_total === 0 ? 'processing.retryTranscribe' : 'processing.retry')}
        </RetryButton>
      ) : null}
    </div>
  );
}
