import { type Answer, limits } from '@ecco/contract';
import type { AnswerVerdict } from '@ecco/domain';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useLog } from '../../events/events.context.ts';
import { notify } from '../../events/notify.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { useJudge } from './api/judge.api.ts';

type Options = {
  answer: Answer;
  /** Under which the answer lies. */
  answerKey: QueryKey;
  /** Asks once more, a moment after a rejection: that answer is not given again. */
  onAgain: () => void;
};

/** What the reader says of an answer: shown as soon as it is said, and taken back where it was not stored. */
export function useVerdict({ answer, answerKey, onAgain }: Options) {
  const { t } = useTranslation();
  const log = useLog();
  const judge = useJudge(answerKey);
  const verdict = judge.isPending ? judge.variables.verdict : answer.verdict;
  const isRejectedNow = judge.isSuccess && judge.variables.verdict === 'rejected';
  useEffect(() => {
    if (!isRejectedNow) return undefined;
    const timer = setTimeout(onAgain, limits.rejectReloadMs);
    return () => clearTimeout(timer);
  }, [isRejectedNow, onAgain]);
  const give = (given: AnswerVerdict): void => {
    // The same once more takes it back; a rejected answer is gone.
    const next = verdict === given ? null : given;
    judge.mutate(
      { id: answer.id, verdict: next },
      {
        onSuccess: () => {
          log({ event: 'judge_answer', 'button-src': next ?? 'none' });
          if (next === 'approved') notify(t('ask.approvedNotice', { query: answer.query }));
        },
        onError: (error) => say(failureOf(error).message ?? t('ask.judgeFailed'), 'error'),
      },
    );
  };
  return { verdict, give, isBusy: judge.isPending || isRejectedNow };
}
