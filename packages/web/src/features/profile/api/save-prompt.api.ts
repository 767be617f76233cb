import type { SessionInfo } from '@ecco/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { sessionQuery } from '../../../session/get-session.api.ts';

type SavedPrompt = Awaited<ReturnType<typeof api.user.updatePromptContext>>;

const withPrompt = (session: SessionInfo | undefined, { prompt_context }: SavedPrompt) =>
  session?.user_profile ? { ...session, user_profile: { ...session.user_profile, prompt_context } } : session;

/** Saves the need-to-knows; the session, which carries them, follows. */
export function useSavePrompt() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      api.user.updatePromptContext({ prompt_type: 'profile_prompt', prompt_text: text }),
    onSuccess: (saved) =>
      queries.setQueryData(sessionQuery.queryKey, (session) => withPrompt(session, saved)),
  });
}
