import { useEffect, useRef } from 'react';
import { usePlayer, usePlayerStore } from './player.context.ts';

/** The sound of the product. It stands above the router, so that it goes on while pages change. */
export function AudioElement() {
  const store = usePlayerStore();
  const src = usePlayer((state) => (state.track?.kind === 'audio' ? state.track.src : null));
  const element = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    if (src && element.current) return store.getState().attach(element.current);
    return undefined;
  }, [src, store]);

  // biome-ignore lint/a11y/useMediaCaption: the transcript of what is heard stands on the item's page
  return src ? <audio key={src} ref={element} src={src} preload="metadata" /> : null;
}
