import { useEffect, useRef } from 'react';

type Options = {
  /** The line that plays; null while none does. */
  playing: number | null;
  isSeen: (line: number) => boolean;
  onGo: (line: number) => void;
};

/** Goes along with the line that plays, as long as the reader keeps it in view. */
export function useFollowLine({ playing, isSeen, onGo }: Options): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = playing;
    if (playing === null || last === null || last === playing || !isSeen(last)) return;
    onGo(playing);
  }, [playing, isSeen, onGo]);
}
