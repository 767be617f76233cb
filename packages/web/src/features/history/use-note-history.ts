import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { operations } from '../../api/operations.ts';
import { usePlayerStore } from '../../player/player.context.ts';
import { useSession } from '../../session/get-session.api.ts';
import { isSignedIn } from '../../session/is-signed-in.ts';
import { type Note, sendNote } from './api/note.api.ts';
import { notePlayed } from './note-played.ts';

/** Only members have a history. */
const useIsMember = (): boolean => isSignedIn(useSession());

/**
 * Sends a note; nobody waits for it, and one that is lost is made up for by the next. The library, whose marks tell what
 * was opened and how far it was played, is read again when it is next shown; `while shown` also where it is already.
 */
function useNote(reread: 'when shown' | 'while shown'): (note: Note) => void {
  const queries = useQueryClient();
  return useCallback(
    (note) => {
      void sendNote(note).then(
        () =>
          Promise.all([
            queries.invalidateQueries({ queryKey: operations.history.key(), refetchType: 'none' }),
            queries.invalidateQueries({
              queryKey: operations.item.library.key(),
              refetchType: reread === 'while shown' ? 'active' : 'none',
            }),
          ]),
        () => undefined,
      );
    },
    [queries, reread],
  );
}

/** Notes for a member that they have opened an item, on its page. How far it is played is `useNotePlayed`'s. */
export function useNoteHistory({ uuid }: { uuid: string }): void {
  const isMember = useIsMember();
  // Whoever goes back to the library at once may be there before the note is taken.
  const note = useNote('while shown');
  useEffect(() => {
    if (isMember) note({ uuid, position: null });
  }, [uuid, isMember, note]);
}

/** Notes for a member how far they come in whatever plays; once, around all pages. */
export function useNotePlayed(): void {
  const isMember = useIsMember();
  const player = usePlayerStore();
  const note = useNote('when shown');
  useEffect(() => (isMember ? notePlayed(player, note) : undefined), [isMember, player, note]);
}
