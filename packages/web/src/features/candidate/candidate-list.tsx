import type { Candidate } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import classes from './candidate.module.css';
import { CandidateRow } from './candidate-row.tsx';
import type { Decisions } from './use-decisions.ts';
import { useReview } from './use-review.ts';

type Review = ReturnType<typeof useReview>;

function DecideChosen({ review, isBusy }: { review: Review; isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <BulkBar told={t('candidates.selected', { count: review.chosenIds.length })}>
      <Button size="compact-sm" loading={isBusy} onClick={review.approveChosen}>
        {t('candidates.approve')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={review.rejectChosen}>
        {t('candidates.reject')}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={review.clear}>
        {t('candidates.clear')}
      </Button>
    </BulkBar>
  );
}

/** What was decided last, with the way back. */
function LastDecision({ decisions: { last, undo } }: { decisions: Decisions }) {
  const { t } = useTranslation();
  if (last === null || last.ids.length === 0) return null;
  const text = t(last.deed === 'approve' ? 'candidates.undoApproved' : 'candidates.undoRejected', {
    count: last.ids.length,
  });
  return (
    <p className={classes['last']}>
      <span>{text}</span>
      <Button size="compact-xs" variant="default" onClick={undo}>
        {t('candidates.undo')}
      </Button>
    </p>
  );
}

type Props = { candidates: readonly Candidate[]; decisions: Decisions };

/** Candidates to be reviewed, by the mouse and by the keyboard, singly and together. */
export function CandidateList({ candidates, decisions }: Props) {
  const { t } = useTranslation();
  const review = useReview(candidates, decisions);
  const isAll = candidates.length > 0 && review.chosenIds.length === candidates.length;
  return (
    <div className={classes['desk']}>
      <div className={classes['head']}>
        <label>
          <input type="checkbox" checked={isAll} onChange={review.chooseAll} /> {t('candidates.selectAll')}
        </label>
        <p className={classes['keys']}>{t('candidates.keys')}</p>
      </div>
      <LastDecision decisions={decisions} />
      <ul className={classes['list']} aria-label={t('candidates.list')}>
        {candidates.map((candidate, at) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            isCurrent={at === review.at}
            isChosen={review.chosen.has(candidate.id)}
            isOpen={review.open.has(candidate.id)}
            isBusy={decisions.busy.has(candidate.id)}
            onFocus={() => review.setCurrent(at)}
            onChoose={(isRange) => review.choose(at, isRange)}
            onToggle={() => review.toggle(candidate.id)}
            onApprove={() => decisions.approve([candidate.id])}
            onReject={() => decisions.reject([candidate.id])}
          />
        ))}
      </ul>
      {review.chosenIds.length > 0 ? <DecideChosen review={review} isBusy={decisions.busy.size > 0} /> : null}
    </div>
  );
}
