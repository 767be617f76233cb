import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCandidateCounts } from './api/candidates.api.ts';
import classes from './candidate.module.css';

/** How many candidates of an organization wait and were decided, with the way to their review and to the crawls. */
export function ReviewPanel({ org }: { org: { slug: string } }) {
  const { t } = useTranslation();
  const { data: counts, isError } = useCandidateCounts(org.slug);
  const params = { orgIdentifier: org.slug };
  return (
    <section className={classes['reviewPanel']} aria-label={t('candidates.panel')}>
      <h2>{t('candidates.panel')}</h2>
      {isError ? <p role="alert">{t('candidates.loadFailed')}</p> : null}
      {isError ? null : (
        <p>
          {counts
            ? t('candidates.counts', {
                waiting: counts.New,
                approved: counts.Promoted,
                rejected: counts.Rejected,
              })
            : '\u00a0'}
        </p>
      )}
      <Button
        variant="default"
        size="compact-sm"
        renderRoot={(props) => <Link to="/manage/org/$orgIdentifier/candidates" params={params} {...props} />}
      >
        {t('candidates.review')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        renderRoot={(props) => <Link to="/manage/org/$orgIdentifier/crawls" params={params} {...props} />}
      >
        {t('crawls.crumb')}
      </Button>
    </section>
  );
}
