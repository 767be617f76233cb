import { useEffect, useState } from 'react';
import { usePlayer } from '../player.context.ts';
import type { PlayerState } from '../player.store.ts';
import type { PlayerBar } from './player-bar.tsx';

/** A video has its own controls in its page; the bar joins once it has been started, for when it is out of sight. */
const needsBar = ({ track, time, status }: PlayerState): boolean =>
  track !== null && (track.kind === 'audio' || time > 0 || status === 'playing');

/** The place of the player at the bottom of the window. The bar comes with the first sound. */
export function PlayerDock({ onOpen }: { onOpen: (path: string) => void }) {
  const [Bar, setBar] = useState<typeof PlayerBar | null>(null);
  const needed = usePlayer(needsBar);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-player', needed);
  }, [needed]);

  useEffect(() => {
    if (!needed || Bar) return;
    import('./player-bar.tsx').then(
      (chunk) => setBar(() => chunk.PlayerBar),
      // Without the bar the sound still plays; the next one tries again.
      () => undefined,
    );
  }, [needed, Bar]);

  return needed && Bar ? <Bar onOpen={onOpen} /> : null;
}
