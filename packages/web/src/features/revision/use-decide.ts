import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { type RevisionDecision, useDecideRevision } from './api/revisions.api.ts';

/** Uses a transcript, goes back to the one of before, or stops or declines one, and says what happened. */
export function useDecide(id: string): { decide: (decision: RevisionDecision) => void; isBusy: boolean } {
  const { t } = useTranslation();
  const { mutate, isPending } = useDecideRevision(id);
  const decide = (decision: RevisionDecision): void =>
    mutate(decision, {
      onSuccess: () => say(t(`revision.decided.${decision.how}`)),
      onError: (error) => say(failureOf(error).message ?? t('error.unknown'), 'error'),
    });
  return { decide, isBusy: isPending };
}
