import { useCallback, useRef, useState } from 'react';
import type { ChapterTarget } from '../../../features/summary/outline.tsx';
import type { LineTarget } from '../../../features/transcript/use-line-target.ts';
import { usePlayerStore } from '../../../player/player.context.ts';
import type { Track } from '../../../player/track.ts';
import type { Jump } from '../../../ui/citation/place.context.ts';

/** What the page of an item shows of it: a line, a chapter, a page of a document, a second of its sound. */
export function useShownPlace(track: Track | null) {
  const player = usePlayerStore();
  const [line, setLine] = useState<LineTarget | null>(null);
  const [chapter, setChapter] = useState<ChapterTarget | null>(null);
  const [page, setPage] = useState(1);
  /** Where a video that only its own site plays was sent to, in seconds. */
  const [frameSeconds, setFrameSeconds] = useState(0);
  const latestTrack = useRef(track);
  latestTrack.current = track;

  const play = useCallback(
    (seconds: number): void => {
      setFrameSeconds(seconds);
      if (latestTrack.current) player.getState().playFrom(latestTrack.current, seconds);
    },
    [player],
  );
  /** Shows a place and plays nothing. */
  const show: Jump = useCallback((place) => {
    setLine({ line: place.line });
    if (place.page !== null) setPage(place.page);
  }, []);
  return { line, setLine, chapter, setChapter, page, setPage, frameSeconds, setFrameSeconds, play, show };
}
