import type { Candidate } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import classes from './candidate.module.css';
import { CandidateRow } from './candidate-row.tsx';
import type { Decisions } from './use-decisions.ts';
import { type Review, useReview } from './use-review.ts';

type Reviewing = { review: Review; decisions: Decisions };

/** What is done with the chosen ones together; `told` says how many there are. Nothing where none is chosen. */
export function DecideChosen({ review, decisions, told }: Reviewing & { told?: string }) {
  const { t } = useTranslation();
  const isBusy = decisions.busy.size > 0;
  if (review.chosenIds.length === 0) return null;
  return (
    <BulkBar told={told ?? t('candidates.selected', { count: review.chosenIds.length })}>
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

type Rows = Reviewing & {
  label: string;
  candidates: readonly Candidate[];
  /** Where the first of them stands in what is reviewed. */
  from?: number;
};

/** Candidates with what can be done to each; those that are reviewed together may stand in several lists. */
export function CandidateRows({ label, candidates, from = 0, review, decisions }: Rows) {
  return (
    <ul className={classes['list']} aria-label={label}>
      {candidates.map((candidate, index) => {
        const at = from + index;
        return (
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
        );
      })}
    </ul>
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
          <input type="checkbox" checked={isAll} onChange={() => review.chooseThese(candidates)} />{' '}
          {t('candidates.selectAll')}
        </label>
        <p className={classes['keys']}>{t('candidates.keys')}</p>
      </div>
      <CandidateRows
        label={t('candidates.list')}
        candidates={candidates}
        review={review}
        decisions={decisions}
      />
      <DecideChosen review={review} decisions={decisions} />
    </div>
  );
}
