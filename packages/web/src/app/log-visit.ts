/* What is noted without a button being pressed: which pages are seen and what is played. Never what was typed. */
import type { EventLog } from '../events/event-log.ts';
import type { PlayerStore } from '../player/player.store.ts';
import { slugOf } from '../player/track.ts';
import type { createAppRouter } from './router.tsx';

type Router = ReturnType<typeof createAppRouter>;

/** Items are named by the id in their address; what other addresses hold (a token, an e-mail) is nobody's business. */
export function logPages(router: Router, { log }: EventLog): void {
  router.subscribe('onResolved', ({ pathChanged }) => {
    const match = router.state.matches.at(-1);
    if (!match || !pathChanged) return;
    const id = 'id' in match.params ? match.params.id : undefined;
    log({ event: 'page_view', page: match.fullPath, ...(id !== undefined && { slug: id.slice(0, 300) }) });
  });
}

export function logPlayer(player: PlayerStore, { log }: EventLog): void {
  player.subscribe((now, before) => {
    const wasPlaying = before.status === 'playing';
    if (now.track === null || (now.status === 'playing') === wasPlaying) return;
    log({ event: wasPlaying ? 'pause' : 'play', slug: slugOf(now.track) });
  });
}
