import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { waitingOfEach } from '../../../features/candidate/api/candidates.api.ts';
import classes from '../../../features/candidate/candidate.module.css';
import { CandidateRows } from '../../../features/candidate/candidate-list.tsx';
import { shortDate } from '../../../format/date.ts';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import type { FollowedOrganization, HubReview, PanelState, WaitingCandidates } from './use-hub-review.ts';

type Props = { org: FollowedOrganization; state: PanelState; desk: HubReview };

function Rows({
  org,
  waiting,
  desk,
}: {
  org: FollowedOrganization;
  waiting: WaitingCandidates;
  desk: HubReview;
}) {
  const { t } = useTranslation();
  const { candidates, total, from } = waiting;
  const { review, decisions } = desk;
  if (candidates.length === 0) return <p>{t('candidates.none')}</p>;
  return (
    <>
      <div className={classes['head']}>
        <label>
          <input
            type="checkbox"
            checked={candidates.every(({ id }) => review.chosen.has(id))}
            aria-label={t('hubManager.selectOf', { name: org.name })}
            onChange={() => review.chooseThese(candidates)}
          />{' '}
          {t('candidates.selectAll')}
        </label>
        {total > candidates.length ? (
          <p className={classes['keys']}>{t('hubManager.more', { count: waitingOfEach })}</p>
        ) : null}
      </div>
      <CandidateRows
        label={t('hubManager.listOf', { name: org.name })}
        candidates={candidates}
        from={from}
        review={review}
        decisions={decisions}
      />
    </>
  );
}

function Body({ org, state, desk }: Props) {
  const { t } = useTranslation();
  if (state === 'closed') return null;
  if (state === 'loading') return <TableSkeleton />;
  if (state === 'failed') return <p role="alert">{t('candidates.loadFailed')}</p>;
  return <Rows org={org} waiting={state} desk={desk} />;
}

/** An organization of the hub: how much of it was approved and waits; opened, what waits. */
export function HubPanel({ org, state, desk }: Props) {
  const { t } = useTranslation();
  const date = org.last_crawled_date === null ? null : shortDate(org.last_crawled_date);
  return (
    <details
      className={classes['panel']}
      open={state !== 'closed'}
      onToggle={(event) => desk.setOpen(org.slug, event.currentTarget.open)}
    >
      <summary>
        <strong>{org.name}</strong>
        <span>
          {t('hubManager.counts', { approved: org.approved, waiting: org.new })} ·{' '}
          {date === null ? t('hubManager.never') : t('hubManager.last', { date })}
        </span>
      </summary>
      <p className={classes['panelLinks']}>
        <Link to="/manage/org/$orgIdentifier/candidates" params={{ orgIdentifier: org.slug }}>
          {t('hubManager.review')}
        </Link>
        <Link to="/manage/org/$id" params={{ id: org.slug }}>
          {t('hubManager.manage')}
        </Link>
      </p>
      <Body org={org} state={state} desk={desk} />
    </details>
  );
}
