import { useEffect, useRef } from 'react';
import { isMobile } from '../ui/page/is-mobile.ts';
import { usePlayer, usePlayerStore } from './player.context.ts';

/** The sound of the product. It stands above the router, so that it goes on while pages change. */
export function AudioElement() {
  const store = usePlayerStore();
  const src = usePlayer((state) =>
    state.track?.kind === 'audio' && state.track.src !== '' ? state.track.src : null,
  );
  const element = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    if (src && element.current) return store.getState().attach(element.current);
    return undefined;
  }, [src, store]);

  // One element for every sound: a phone lets only the one that was started by a touch go on by itself.
  return (
    // biome-ignore lint/a11y/useMediaCaption: the transcript of what is heard stands on the item's page
    <audio ref={element} src={src ?? undefined} preload={isMobile() ? 'none' : 'metadata'} />
  );
}
