import type { EpisodeList } from '@ecco/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useSession } from '../../session/get-session.api.ts';
import { isSignedIn } from '../../session/is-signed-in.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { takeWish } from './list-wish.ts';

/** The list under an address, or why it cannot be had. */
type ListQuery = {
  data: Pick<EpisodeList, 'uuid' | 'title' | 'owner_id'> | undefined;
  error: unknown;
};

/** Tells whoever signed in to save a list what became of it where it was nobody's when they left, and is no longer. */
export function useLateClaim(id: string, { data, error }: ListQuery): void {
  const { t } = useTranslation();
  const session = useSession();
  const userId = isSignedIn(session) ? session?.user_profile?.uuid : undefined;
  useEffect(() => {
    if (userId === undefined) return;
    if (data === undefined) {
      if (error && failureOf(error).status === 403 && takeWish(id)) say(t('list.claimedAndKept'), 'error');
      return;
    }
    const { uuid, title, owner_id: ownerId } = data;
    if (ownerId === -1 || !takeWish(uuid)) return;
    if (ownerId === userId) say(t('list.claimed', { title }));
    else say(t('list.claimedByOther', { title }), 'error');
  }, [id, data, error, userId, t]);
}
