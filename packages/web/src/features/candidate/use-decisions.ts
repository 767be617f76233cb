import { limits } from '@ecco/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { type Deed, useDecide } from './api/candidates.api.ts';

type Last = { deed: Exclude<Deed, 'undo'>; ids: string[] };

/** Approves and rejects, says how it went, and gives the last decision back. */
export function useDecisions() {
  const { t } = useTranslation();
  const decide = useDecide();
  const [last, setLast] = useState<Last | null>(null);
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
  const manyOf = (deed: Last['deed'], count: number): string =>
    t(deed === 'approve' ? 'candidates.approvedMany' : 'candidates.rejectedMany', { count });

  const run = (deed: Last['deed'], ids: readonly string[]): void => {
    if (ids.length === 0) return;
    decide.mutate(
      { deed, ids },
      {
        onSuccess: ({ candidate_ids: done, already_decided: others }) => {
          setLast({ deed, ids: done });
          say(
            ids.length === 1 ? words[deed].one : manyOf(deed, done.length),
            'success',
            limits.managerNoticeMs,
          );
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
  const undo = (): void => {
    if (last === null) return;
    decide.mutate(
      { deed: 'undo', ids: last.ids },
      {
        onSuccess: ({ candidate_ids: ids }) => {
          setLast(null);
          say(t('candidates.undone', { count: ids.length }), 'success', limits.managerNoticeMs);
        },
        onError: () => say(t('candidates.undoFailed'), 'error'),
      },
    );
  };
  const busy: ReadonlySet<string> = new Set(decide.isPending ? decide.variables.ids : []);
  return {
    approve: (ids: readonly string[]) => run('approve', ids),
    reject: (ids: readonly string[]) => run('reject', ids),
    undo,
    last,
    busy,
  };
}
export type Decisions = ReturnType<typeof useDecisions>;
