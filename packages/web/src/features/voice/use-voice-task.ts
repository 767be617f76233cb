import type { NewVoiceDecision } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { notices, say } from '../../ui/overlay/notice.store.ts';
import { useDecideOnVoice, useUndoDecision } from './api/voice.api.ts';

/** Decides on a voice with a way back at once, and takes decisions back. */
export function useVoiceTask(id: string) {
  const { t } = useTranslation();
  const decision = useDecideOnVoice(id);
  const undoing = useUndoDecision(id);
  const onError = (error: unknown): void =>
    say(t('voice.failed', { message: failureOf(error).message ?? t('error.unknown') }), 'error');
  const undo = (uuid: string): void =>
    undoing.mutate(uuid, { onSuccess: ({ items }) => say(t('voice.undone', { count: items })), onError });
  const decide = (input: NewVoiceDecision): void =>
    decision.mutate(input, {
      onSuccess: ({ decision: uuid, items }) => {
        const words = input.verdict === 'accepted' ? 'voice.accepted' : 'voice.refused';
        const text = t(words, { count: items, name: input.name });
        notices.getState().offer(text, { label: t('shell.undo'), run: () => undo(uuid) });
      },
      onError,
    });
  return { decide, undo, isBusy: decision.isPending || undoing.isPending };
}
