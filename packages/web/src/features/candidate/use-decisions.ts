import { limits } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { offer, say } from '../../ui/overlay/notice.store.ts';
import { type CandidateAction, useDecide } from './api/candidates.api.ts';

type CandidateDecision = Exclude<CandidateAction, 'undo'>;

/** Approves and rejects, says how it went, and offers the way back. */
export function useDecisions() {
  const { t } = useTranslation();
  const decide = useDecide();
  const words = {
    approve: {
      one: t('candidates.approved'),
      failed: t('candidates.approveFailed'),
      manyFailed: t('candidates.approveManyFailed'),
    },
    reject: {
      one: t('candidates.rejected'),
      failed: t('candidates.rejectFailed'),
      manyFailed: t('candidates.rejectManyFailed'),
    },
  };
  const manyOf = (candidateDecision: CandidateDecision, count: number): string =>
    t(candidateDecision === 'approve' ? 'candidates.approvedMany' : 'candidates.rejectedMany', { count });

  // Its promise, as the list may have gone with its last row.
  const undo = (ids: readonly string[]): void =>
    void decide.mutateAsync({ deed: 'undo', ids }).then(
      ({ candidate_ids: back }) =>
        say(t('candidates.undone', { count: back.length }), 'success', limits.managerNoticeMs),
      () => say(t('candidates.undoFailed'), 'error'),
    );

  const run = (deed: CandidateDecision, ids: readonly string[]): void => {
    if (ids.length === 0) return;
    decide.mutate(
      { deed, ids },
      {
        onSuccess: ({ candidate_ids: done, already_decided: others }) => {
          offer(ids.length === 1 ? words[deed].one : manyOf(deed, done.length), {
            label: t('shell.undo'),
            run: () => undo(done),
          });
          if (others.length > 0) say(t('candidates.taken', { count: others.length }), 'error');
        },
        onError: (error) => {
          const { message } = failureOf(error);
          const failed = ids.length === 1 ? words[deed].failed : words[deed].manyFailed;
          say(message ? `${failed}: ${message}` : failed, 'error');
        },
      },
    );
  };
  const busy: ReadonlySet<string> = new Set(decide.isPending ? decide.variables.ids : []);
  return {
    approve: (ids: readonly string[]) => run('approve', ids),
    reject: (ids: readonly string[]) => run('reject', ids),
    busy,
  };
}
export type Decisions = ReturnType<typeof useDecisions>;
