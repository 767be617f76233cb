import { useEffect } from 'react';
import { usePlayerStore } from '../player.context.ts';
import { queue } from '../queue/queue.store.ts';
import { serveMediaSession } from './media-session.ts';

/** The keys and the lock screen of the system serve the player as long as it is there. */
export function useMediaSession(): void {
  const player = usePlayerStore();
  useEffect(() => serveMediaSession(player, queue), [player]);
}
