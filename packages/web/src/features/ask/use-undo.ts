import type { QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useLog } from '../../events/events.context.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { useJudge } from './api/judge.api.ts';

type Options = {
  /** The answer of which a verdict is taken back. */
  id: string;
  /** Under which the answer that is shown lies. */
  answerKey: QueryKey;
  onUndone?: () => void;
};

/** Takes back what the reader said of an answer, or what was decided of it for everybody. */
export function useUndo({ id, answerKey, onUndone }: Options): { undo: () => void; isBusy: boolean } {
  const { t } = useTranslation();
  const log = useLog();
  const judge = useJudge(answerKey);
  const undo = (): void =>
    judge.mutate(
      { id, verdict: null },
      {
        onSuccess: () => {
          log({ event: 'judge_answer', 'button-src': 'undo' });
          onUndone?.();
        },
        onError: (error) => say(failureOf(error).message ?? t('ask.judgeFailed'), 'error'),
      },
    );
  return { undo, isBusy: judge.isPending };
}
