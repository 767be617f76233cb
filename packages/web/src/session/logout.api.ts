import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { usePlayerStore } from '../player/player.context.ts';
import { playlist } from '../player/queue/playlist.store.ts';
import { queue } from '../player/queue/queue.store.ts';
import { say } from '../ui/overlay/notice.store.ts';
import { forgetPerson } from './get-session.api.ts';

/**
 * Signs out on this device and goes home. The page of the person is left first, so that nothing of it is asked for
 * again; then whatever was fetched, played and shown for them is forgotten by a reload.
 */
export function useLogout() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const player = usePlayerStore();
  return useMutation({
    mutationFn: () => api.auth.logout(),
    onSuccess: async () => {
      await navigate({ to: '/home' });
      forgetPerson(queries);
      player.getState().close();
      playlist.getState().clear();
      queue.getState().clear();
      say(t('shell.left'));
      // The message is kept and shown again; everything else of the person ends with this page.
      location.reload();
    },
  });
}
